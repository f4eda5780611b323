import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { spelledOut } from './src/lib/media.ts';

const SERVER = '127.0.0.1:8000'; // where `noisecheck serve` answers while `npm run dev` serves the client

const TEXTS = fileURLToPath(new URL('../src/noisecheck/texts/', import.meta.url));
const SPOKEN = ['names', 'game', 'cards', 'stages', 'rules', 'table', 'missions', 'campaign', 'bots', 'bosses'];

/** English first. */
const filesOf = (language: string, files: string[]) =>
  [...new Set(['en', language])].flatMap((folder) => files.map((file) => `${TEXTS}${folder}/${file}.ftl`));

/** A language's words of these files, with English for whatever it lacks. */
function messagesOf(language: string, files: string[]): FluentResource['body'] {
  const found = new Map<string, FluentResource['body'][number]>();
  for (const file of filesOf(language, files)) {
    for (const message of new FluentResource(readFileSync(file, 'utf-8')).body) {
      const before = found.get(message.id);
      const attributes = { ...before?.attributes, ...message.attributes };
      found.set(message.id, { ...message, value: message.value ?? before?.value, attributes } as typeof message);
    }
  }
  return [...found.values()];
}

/** What a page needs at once: all but the texts of rules, of which it shows the titles. */
function wordsOf(language: string): FluentResource['body'] {
  const titles = messagesOf(language, ['rules']).filter(({ id, value }) => value && !id.startsWith('example-'));
  const others = SPOKEN.filter((file) => file !== 'rules');
  return [...messagesOf(language, others), ...titles.map((each) => ({ ...each, attributes: {} }))];
}

/** Every language with all the files of English. */
function languages(): string[] {
  const isWhole = (language: string) => SPOKEN.every((file) => existsSync(`${TEXTS}${language}/${file}.ftl`));
  return readdirSync(TEXTS).filter(isWhole).sort();
}

/** Texts are read when the client is built: a browser would take longer for it than for all else a page needs. */
const texts: Plugin = {
  name: 'texts',
  resolveId: (id) => (id.startsWith('virtual:language') ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0virtual:languages') {
      const fetched = (path: string) => `() => import('virtual:language/${path}').then((it) => it.default)`;
      const each = languages().map(
        (one) => `'${one}': { words: ${fetched(`words/${one}`)}, rules: ${fetched(`rules/${one}`)} }`,
      );
      return `export default { ${each.join(', ')} };`;
    }
    const [part, language] = id.split('\0virtual:language/')[1]?.split('/') ?? [];
    if (!language) return;
    for (const file of filesOf(language, SPOKEN)) this.addWatchFile(file);
    const messages = part === 'rules' ? messagesOf(language, ['rules']) : wordsOf(language);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
  },
};

export default defineConfig({
  plugins: [svelte(), texts],
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'named-media',
          AtRule: {
            media: (rule) => {
              rule.params = spelledOut(rule.params);
            },
          },
        },
      ],
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': `http://${SERVER}`, '/ws': { target: `ws://${SERVER}`, ws: true } },
  },
  build: {
    outDir: '../src/noisecheck/server/static',
    emptyOutDir: true,
    manifest: true, // which file needs which: `scripts/size.py` weighs by it
    assetsInlineLimit: 0, // nothing as data: in the page, so that its content security policy can be strict
    modulePreload: { polyfill: false },
    cssCodeSplit: false, // one small file of styles for all pages
    rolldownOptions: {
      checks: { bundlerTimings: false }, // on a slow machine nobody wants to read them
      // what most pages share comes as one file, not as a request for each
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /src\/(lib|ui)\/|node_modules/, minShareCount: 2 }] },
      },
    },
  },
});
