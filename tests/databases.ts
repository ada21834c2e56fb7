import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { hash } from '@node-rs/argon2';
import { isNotNull, sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { openDatabase, type Database } from '../packages/server/src/db/open.ts';
import { Queues } from '../packages/server/src/jobs/queues.ts';
import { PublicChanges } from '../packages/server/src/live/changes.ts';
import { Live } from '../packages/server/src/live/live.ts';
import { createBudgets } from '../packages/server/src/budgets.ts';
import { createBuffers } from '../packages/server/src/buffers.ts';
import { createLog } from '../packages/server/src/log.ts';
import { Metrics } from '../packages/server/src/metrics.ts';
import { createLimits } from '../packages/server/src/modules/auth/limits.ts';
import { seedDemo } from '../packages/server/src/seed/demo.ts';
import { users } from '../packages/server/src/modules/users/tables.ts';
import { SettingValues } from '../packages/server/src/modules/settings/values.ts';
import { createProviders } from '../packages/server/src/providers/providers.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { folderStorage } from '../packages/server/src/storage/folderStorage.ts';
import { unfinishedIn } from '../packages/server/src/storage/unfinished.ts';
import { TEST_NOW, type Templates } from '../packages/server/src/testing/testApp.ts';
import { startPostgres } from '../scripts/postgresServer.ts';

/**
 * Creates the databases that every server test copies, once a run: an empty one, and one with the
 * demo unless the project's TEST_DEMO is 0. TEST_DATABASE states whether they are embedded.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-templates-'));
  const stop = project.config.env['TEST_DATABASE'] === 'postgres' ? await onPostgres(project, folder) : await onEmbedded(project, folder);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function onEmbedded(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const database = await openDatabase();
  await database.migrate();
  writeFileSync(join(folder, 'empty.snapshot'), serialize(await database.snapshot()));
  if (project.config.env['TEST_DEMO'] !== '0') {
    await seed(database, folder);
    writeFileSync(join(folder, 'demo.snapshot'), serialize(await database.snapshot()));
  }
  await database.close();
  provide(project, { kind: 'embedded', folder, server: '' });
  return async () => {};
}

async function onPostgres(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const local = given === undefined ? await startPostgres() : undefined;
  const server = given ?? local?.url('postgres') ?? '';
  const admin = await openDatabase({ url: server, max: 1 });
  for (const name of ['template_empty', 'template_demo']) {
    await admin.db.execute(sql.raw(`drop database if exists ${name}`));
    await admin.db.execute(sql.raw(`create database ${name}`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href });
    await database.migrate();
    if (name === 'template_demo') await seed(database, folder);
    await database.close();
  }
  await admin.close();
  provide(project, { kind: 'postgres', folder, server });
  return async () => local?.stop();
}

const provide = (project: TestProject, templates: Templates) => project.provide('templates', templates);

async function seed(database: Database, folder: string): Promise<void> {
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const log = createLog('silent');
  await seedDemo({
    settings,
    database,
    clock: { now: () => TEST_NOW },
    log,
    metrics: new Metrics(),
    budgets: createBudgets(false),
    queues: new Queues(database, log),
    buffers: createBuffers({ database, log }),
    live: new Live(database, log),
    providers: createProviders(settings),
    mail: null,
    changes: new PublicChanges(database, log),
    landingRenderer: () => Promise.resolve(null),
    mailRenderer: () => Promise.resolve(null),
    limits: createLimits(database, false),
    formerSecrets: [],
    secret: Buffer.from('a secret for tests'),
    storage: folderStorage(files),
    unfinished: unfinishedIn({ kind: 'folder', folder: files }),
    uploadLockKeptEveryMs: 2000,
    values: new SettingValues(database),
  });
  // Tests sign in thousands of times, and these passwords protect nothing, so a very cheap hash
  // suffices. The hash contains its parameters.
  const passwordHash = await hash(settings.demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.db.update(users).set({ passwordHash }).where(isNotNull(users.passwordHash));
}
