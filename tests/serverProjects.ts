import { join } from 'node:path';
import { findPostgres } from '../scripts/postgresServer.ts';

/** Timeouts for a machine shared with browsers and builds: generous, but a hang still ends. */
export const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

/**
 * Vite would load another build of graphql than Node does, and the errors of one are not instances
 * of the other's.
 */
export const oneGraphQL = { alias: { graphql: join(import.meta.dirname, '../node_modules/graphql/index.js') } };

const SERVER = 'packages/server/src';

/** Server tests that need no database. They run once, and opening a database in them fails. */
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
  'providers/providers',
  'registry/registries',
  'modules/locations/bundled',
  'modules/payments/documentPdf',
  'ipSubnet',
  'pictureSizes',
  'richText',
  'secret',
  'seed/courses/demoCourses',
  'seed/files/demoFile',
  'settings',
  'sheets/pdfLayout',
  'sheets/readStatement',
  'sheets/sheetStream',
  'sheets/xlsxValues',
  'storage/storage',
].map((name) => `${SERVER}/${name}.test.ts`);

/**
 * Tests of whole processes that die or lose their database, which take minutes together.
 * `npm run test:long` runs them.
 */
export const SLOW = ['tests/crash/backup.test.ts', 'tests/crash/start.test.ts', 'tests/postgres/failures.test.ts'];

/**
 * Tests that depend on the database itself and need no demo. They run on both databases each time.
 */
export const OF_THE_DATABASE = [
  `${SERVER}/{db,jobs,storage}/**/*.test.ts`,
  `${SERVER}/live/changes.test.ts`,
  `${SERVER}/seed/baseline.test.ts`,
];

/**
 * The server's tests on one of the two databases. All of them run on PostgreSQL each time. The
 * embedded database is PostgreSQL as well, so the tests of nouns and the API run on it only in
 * `npm run test:long`. The end-to-end tests use it, too.
 */
export function serverOn(database: 'embedded' | 'postgres', include = [`${SERVER}/**/*.test.ts`], exclude: string[] = WITHOUT_DATABASE) {
  return {
    resolve: oneGraphQL,
    test: {
      name: database === 'embedded' ? 'server' : 'server-postgres',
      include,
      exclude,
      environment: 'node' as const,
      // Each test has a separate database, and the server's modules hold no state.
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
