import { defineConfig } from 'vitest/config';
import { takeTemporaryFolder } from '../../scripts/temporaryFolder.ts';
import { hasPostgres, OF_THE_DATABASE, serverOn, SLOW, WITHOUT_DATABASE } from '../serverProjects.ts';

takeTemporaryFolder();

/** `npm run test:long`: tests that take minutes, which `npm test` does not run. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'long',
          include: ['tests/{long,crash,upgrade}/**/*.test.ts', ...SLOW],
          env: { ATLAS_LONG: '1' },
          environment: 'node',
          testTimeout: 15 * 60_000,
          hookTimeout: 5 * 60_000,
        },
      },
      ...(hasPostgres() ? [serverOn('embedded', undefined, [...WITHOUT_DATABASE, ...OF_THE_DATABASE])] : []),
    ],
  },
});
