// Made by the build (`vite.config.ts`): every language by its code. Its words are one file, the texts of its rules another.
declare module 'virtual:languages' {
  type Messages = import('@fluent/bundle').FluentResource['body'];
  const languages: Record<string, { words: () => Promise<Messages>; rules: () => Promise<Messages> }>;
  export default languages;
}
