import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from '../../app/vite/relay.ts';
import { takeTemporaryFolder } from '../../scripts/temporaryFolder.ts';
import { hasPostgres, OF_THE_DATABASE, patient, serverOn, SLOW, WITHOUT_DATABASE } from '../serverProjects.ts';

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
      {
        plugins: [relay(), react({ compiler: true })],
        test: {
          name: 'every screen',
          include: ['app/src/testing/everyScreen.test.tsx'],
          env: { ATLAS_LONG: '1' },
          environment: 'happy-dom',
          setupFiles: [join(import.meta.dirname, '../unmountAfterEach.ts')],
          ...patient,
        },
      },
      ...(hasPostgres() ? [serverOn('embedded', undefined, [...WITHOUT_DATABASE, ...OF_THE_DATABASE])] : []),
    ],
  },
});
