import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { sql } from 'drizzle-orm';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import type { App } from '../app.ts';
import type { Home } from '../backup/home.ts';
import { createBuffers } from '../buffers.ts';
import { createBudgets } from '../budgets.ts';
import { openDatabase, type Database, type OpenOptions, type Snapshot } from '../db/open.ts';
import { observeStatements } from '../db/observeStatements.ts';
import { Queues } from '../jobs/queues.ts';
import { PublicChanges } from '../live/changes.ts';
import { Live } from '../live/live.ts';
import { createLog } from '../log.ts';
import { loadTestRenderer } from './testRenderer.ts';
import { openTransport } from '../mail/transport.ts';
import { Metrics } from '../metrics.ts';
import { createLimits } from '../modules/auth/limits.ts';
import '../registry/registrations.ts';
import { SettingValues } from '../modules/settings/values.ts';
import { createProviders } from '../providers/providers.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { StoragePlace } from '../storage/storagePlace.ts';
import { unfinishedIn } from '../storage/unfinished.ts';

/** The current time of tests: Wednesday, 12 November 2025, 10:00 in Manila. */
export const TEST_NOW = new Date('2025-11-12T02:00:00.000Z');

export interface TestApp extends App {
  /** Moves the business clock. */
  setNow(at: Date): void;
  close(): Promise<void>;
}

/**
 * Template databases, created once a run by tests/databases.ts: one only migrated, one with the
 * demo world.
 */
export interface Templates {
  kind: Database['kind'];
  /** Folder with `empty.snapshot`, `demo.snapshot` (embedded only) and the demo's `files`. */
  folder: string;
  /**
   * The URL of the server with `template_empty` and `template_demo`; empty for the embedded
   * database.
   */
  server: string;
}
declare module 'vitest' {
  export interface ProvidedContext {
    templates: Templates;
  }
}

/**
 * Creates an app on a separate database, migrated and, by default, filled with the demo world. For
 * tests.
 *
 * @param options.logTo receives its log
 * @param options.storage where files are stored, if not next to those of the demo world
 */
export async function testApp(
  options: { demo?: boolean; settings?: Record<string, string>; logTo?: DestinationStream; storage?: StoragePlace } = {},
): Promise<TestApp> {
  const templates = inject('templates');
  const name = options.demo === false ? 'empty' : 'demo';
  const settings: Settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...options.settings });
  const log = createLog(settings.logLevel, options.logTo);
  const metrics = new Metrics();
  const observed = { statementEnded: observeStatements(log, metrics, settings.slowStatementMs) };
  const copy = templates.kind === 'embedded' ? copyEmbedded : copyPostgres;
  const database = await copy(templates, name, observed);
  const files = mkdtempSync(join(tmpdir(), 'atlas-files-'));
  if (name === 'demo') cpSync(join(templates.folder, 'files'), files, { recursive: true });
  const place = options.storage ?? { kind: 'folder', folder: files };
  let now = TEST_NOW;
  const queues = new Queues(database, log);
  const live = new Live(database, log);
  const changes = new PublicChanges(database, log);
  const buffers = createBuffers({ database, log });
  return {
    settings,
    database,
    clock: { now: () => new Date(now) },
    log,
    metrics,
    limits: createLimits(database, settings.rateLimits),
    budgets: createBudgets(settings.rateLimits),
    secret: Buffer.from('a secret for tests'),
    formerSecrets: [],
    storage: await openStorage(place),
    unfinished: unfinishedIn(place),
    uploadLockKeptEveryMs: 100,
    // Cached until a test clears them: the duration of a test must not affect the number of
    // statements it counts.
    values: new SettingValues(database, Infinity),
    providers: createProviders(settings),
    setNow: (at) => {
      now = at;
    },
    queues,
    buffers,
    live,
    changes,
    landingRenderer: () => Promise.resolve(null),
    mail: openTransport(settings),
    mailRenderer: loadTestRenderer,
    close: async () => {
      await live.close();
      await changes.close();
      await queues.close();
      await buffers.close();
      await database.close();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

const snapshots = new Map<string, Snapshot>();
function copyEmbedded(templates: Templates, name: string, observed: OpenOptions): Promise<Database> {
  const file = join(templates.folder, `${name}.snapshot`);
  const snapshot = snapshots.get(file) ?? (deserialize(readFileSync(file)) as Snapshot);
  snapshots.set(file, snapshot);
  return openDatabase({ ...observed, snapshot });
}

const copyPostgres = async (templates: Templates, name: string, observed: OpenOptions): Promise<Database> =>
  openDatabase({ ...observed, url: await createDatabase(templates, `template_${name}`) });

/** Creates a database on the tests' server and returns its URL. */
async function createDatabase({ server }: Templates, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await openDatabase({ url: server, max: 1 });
  try {
    await admin.db.execute(sql.raw(`create database ${name} template ${template} strategy file_copy`));
  } finally {
    await admin.close();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A home for a restore: an empty folder, with a database of the kind that the tests run on. */
export async function emptyHome(dataDir: string): Promise<Home> {
  const templates = inject('templates');
  return templates.kind === 'embedded' ? { dataDir } : { dataDir, databaseUrl: await createDatabase(templates, 'template0') };
}
