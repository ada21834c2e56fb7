import { defineConfig } from 'vitest/config';

/**
 * The tests as mutation testing runs them: with the same samples in every run, and without the one that reads our sources, because
 * those are mutated.
 */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['packages/domain/src/specification/structure.test.ts'],
    environment: 'node',
    setupFiles: ['packages/domain/mutation.setup.ts'],
  },
});
