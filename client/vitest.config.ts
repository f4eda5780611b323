import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // A window for every file, in threads that go on: a new process for each took four times as long.
    test: { environment: 'happy-dom', pool: 'vmThreads', include: ['src/**/*.test.ts'], passWithNoTests: true },
  }),
);
