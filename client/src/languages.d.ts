// Made by the build (`vite.config.ts`): every language by its code, as one file each.
declare module 'virtual:languages' {
  const languages: Record<string, () => Promise<import('@fluent/bundle').FluentResource['body']>>;
  export default languages;
}
