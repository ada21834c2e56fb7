import { join } from 'node:path';
import { findPostgres } from '../scripts/postgresServer.ts';

/** Tests share the machine with browsers and builds: they may take their time, but a hang still ends. */
export const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Vite would take graphql's other build than Node does, and two builds do not know each other's errors. */
export const oneGraphQL = { alias: { graphql: join(import.meta.dirname, '../node_modules/graphql/index.js') } };

const SERVER = 'packages/server/src';

/** Tests of the server that need no database: they run once, and opening one there fails. */
export const WITHOUT_DATABASE = [
  'backup/archive',
  'backup/copyText',
  'db/lock',
  'graphql/enforce',
  'graphql/listField',
  'http/addressOf',
  'http/conditional',
  'http/cookies',
  'http/pageCache',
  'mail/renderMail',
  'modules/registrations',
  'registry/registries',
  'modules/locations/bundled',
  'ipSubnet',
  'pictureSizes',
  'richText',
  'secret',
  'seed/courses/demoCourses',
  'seed/files/demoFile',
  'settings',
  'sheets/sheetStream',
  'storage/storage',
].map((name) => `${SERVER}/${name}.test.ts`);

/** Whole processes that die or lose their database, minutes together: `npm run test:long` runs them. */
export const SLOW = ['tests/crash/backup.test.ts', 'tests/crash/start.test.ts', 'tests/postgres/failures.test.ts'];

/** What depends on the database itself and needs no demo: it is tested on both each time. */
export const OF_THE_DATABASE = [`${SERVER}/{db,jobs,storage}/**/*.test.ts`, `${SERVER}/seed/baseline.test.ts`];

/**
 * The server's tests on one of the two databases. All of them run on PostgreSQL each time. The embedded database is PostgreSQL as well: what the
 * nouns and the API answer is tested on it by `npm run test:long`, and used on it by the end-to-end tests.
 */
export function serverOn(database: 'embedded' | 'postgres', include = [`${SERVER}/**/*.test.ts`], exclude: string[] = WITHOUT_DATABASE) {
  return {
    resolve: oneGraphQL,
    test: {
      name: database === 'embedded' ? 'server' : 'server-postgres',
      include,
      exclude,
      environment: 'node' as const,
      // Each test has a database of its own; the server's modules keep nothing of it.
      isolate: false,
      env: { TEST_DATABASE: database, TEST_DEMO: include === OF_THE_DATABASE ? '0' : '1' },
      globalSetup: [join(import.meta.dirname, 'databases.ts')],
      ...patient,
    },
  };
}

export function hasPostgres(): boolean {
  return process.env['TEST_DATABASE_URL'] !== undefined || findPostgres() !== null;
}
