import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from './app/vite/relay.ts';
import { takeTemporaryFolder } from './scripts/temporaryFolder.ts';
import { hasPostgres, OF_THE_DATABASE, oneGraphQL, patient, serverOn, SLOW, WITHOUT_DATABASE } from './tests/serverProjects.ts';

takeTemporaryFolder({ inMemory: true });

const compiled = react({ compiler: true });
const UNMOUNT = [join(import.meta.dirname, 'tests/unmountAfterEach.ts')];

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node', isolate: false, ...patient } },
      // Without a PostgreSQL on the machine everything runs on the embedded database, and only there.
      ...(hasPostgres() ? [serverOn('embedded', OF_THE_DATABASE), serverOn('postgres')] : [serverOn('embedded')]),
      { resolve: oneGraphQL, test: { name: 'server-alone', include: WITHOUT_DATABASE, environment: 'node', isolate: false, ...patient } },
      { test: { name: 'mail', include: ['packages/mail/src/**/*.test.{ts,tsx}'], environment: 'node', isolate: false, ...patient } },
      // A separate window for each file would take longer than the tests, so each test unmounts what it rendered.
      {
        plugins: [compiled],
        test: {
          name: 'ui',
          include: ['packages/ui/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: UNMOUNT,
          isolate: false,
          ...patient,
        },
      },
      {
        plugins: [relay(), compiled],
        test: {
          name: 'app',
          include: ['app/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: UNMOUNT,
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/*.test.ts', '.storybook/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...patient,
        },
      },
      {
        resolve: oneGraphQL,
        test: {
          name: 'across',
          include: ['tests/{contract,crash,pack,postgres,upgrade}/**/*.test.ts', 'scripts/{*,stories/*}.test.ts'],
          exclude: SLOW,
          environment: 'node',
          isolate: false,
          ...patient,
        },
      },
      { test: { name: 'visual', include: ['tests/visual/*.test.ts'], environment: 'node', ...patient } },
    ],
  },
});
