import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], passWithNoTests: true },
  }),
);
