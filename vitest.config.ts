import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { relay } from './app/vite/relay.ts';
import { findPostgres } from './scripts/postgresServer.ts';
import { useTemporaryFolder } from './scripts/temporaryFolder.ts';

useTemporaryFolder();

const compiled = react({ compiler: true });
/** For tests that start a database, a process or a browser: they may take their time, but a hang still ends. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Vite would take graphql's other build than Node does, and two builds do not know each other's errors. */
const oneGraphQL = { alias: { graphql: join(import.meta.dirname, 'node_modules/graphql/index.js') } };

/** The server's tests run on both databases. */
function serverOn(database: 'embedded' | 'postgres') {
  return {
    resolve: oneGraphQL,
    test: {
      name: database === 'embedded' ? 'server' : 'server-postgres',
      include: ['packages/server/src/**/*.test.ts'],
      environment: 'node' as const,
      // Each test has a database of its own; the server's modules keep nothing of it.
      isolate: false,
      env: { TEST_DATABASE: database },
      globalSetup: ['tests/databases.ts'],
      ...patient,
    },
  };
}

function hasPostgres(): boolean {
  return process.env['TEST_DATABASE_URL'] !== undefined || findPostgres() !== null;
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node', isolate: false } },
      serverOn('embedded'),
      // Without a PostgreSQL on the machine only the embedded half runs; scripts/test.ts says so.
      ...(hasPostgres() ? [serverOn('postgres')] : []),
      { plugins: [compiled], test: { name: 'ui', include: ['packages/ui/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      {
        plugins: [relay(), compiled],
        test: { name: 'app', include: ['app/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      { test: { name: 'architecture', include: ['tests/*.test.ts', '.storybook/*.test.ts'], environment: 'node' } },
      {
        resolve: oneGraphQL,
        test: {
          name: 'across',
          include: ['tests/{contract,crash,pack,postgres,upgrade}/**/*.test.ts', 'scripts/*.test.ts'],
          environment: 'node',
          ...patient,
        },
      },
      { test: { name: 'visual', include: ['tests/visual/*.test.ts'], environment: 'node', ...patient } },
    ],
  },
});
