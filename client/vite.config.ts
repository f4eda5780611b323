import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { spelledOut } from './src/lib/media.ts';

const SERVER = '127.0.0.1:8000'; // where `noisecheck serve` answers while `npm run dev` serves the client

/** Texts are read when the client is built: a browser would take longer for it than for all else a page needs. */
const texts: Plugin = {
  name: 'texts',
  transform: (source, id) => {
    if (!id.endsWith('.ftl')) return;
    const messages = JSON.stringify(new FluentResource(source).body);
    return { code: `export default JSON.parse(${JSON.stringify(messages)});`, map: null };
  },
};

export default defineConfig({
  plugins: [svelte(), texts],
  resolve: {
    alias: { $texts: fileURLToPath(new URL('../src/noisecheck/texts', import.meta.url)) },
  },
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
