import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { spelledOut } from './src/lib/media.ts';

const SERVER = '127.0.0.1:8000'; // where `noisecheck serve` answers while `npm run dev` serves the client

export default defineConfig({
  plugins: [svelte()],
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
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a slow machine nobody wants to read them
  },
});
