import { defineConfig } from 'vitest/config';

/**
 * Test configuration for mutation testing: the same random samples in every run, and without the
 * tests that read the package's sources, because those are mutated.
 */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['packages/domain/src/specification/{examples,structure}.test.ts'],
    environment: 'node',
    setupFiles: ['packages/domain/mutation.setup.ts'],
  },
});
