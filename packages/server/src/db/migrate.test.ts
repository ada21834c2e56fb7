import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { testApp, type TestApp } from '../testing/testApp.ts';
import { MIGRATIONS } from './open.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import { withClient } from './pool.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ demo: false });
  await run('drop schema drizzle cascade');
});
afterEach(() => app.close());

const run = (text: string) => app.database.db.execute(sql.raw(text));
const value = async (text: string) => Object.values((await run(text)).rows[0] ?? {})[0];
const carriedOut = () => value('select count(*)::int from drizzle.__drizzle_migrations');

/** A folder of migrations in drizzle's layout, from the statements of each. */
function folderOf(...migrations: readonly (readonly string[])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-migrations-'));
  mkdirSync(join(folder, 'meta'));
  const entries = migrations.map((_statements, idx) => ({ idx, version: '7', when: idx + 1, tag: `000${idx}_test`, breakpoints: true }));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  for (const [idx, statements] of migrations.entries())
    writeFileSync(join(folder, `000${idx}_test.sql`), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}
const bring = (folder: string, options?: MigrateOptions) => withClient(app.database.pool, (client) => migrate(client, folder, options));

const TABLE = ['create table marks (n integer not null)', 'insert into marks values (1), (1)'];
const INDEX = ['create unique index concurrently marks_n on marks (n)'];

describe('migrations', () => {
  it('run once, in their order, and no further than requested', async () => {
    const folder = folderOf(TABLE, ['alter table marks add column note text']);
    await bring(folder, { count: 1 });
    expect([await carriedOut(), await value('select count(*)::int from marks')]).toEqual([1, 2]);
    await bring(folder);
    await bring(folder);
    expect([await carriedOut(), await value('select count(note)::int from marks')]).toEqual([2, 0]);
  });

  it('run completely or not at all', async () => {
    const folder = folderOf(TABLE, ['alter table marks add column note text', 'insert into marks values (null)']);
    await expect(bring(folder)).rejects.toThrow(/null value/);
    expect(await carriedOut()).toBe(1);
    await expect(run('select note from marks')).rejects.toThrow();
  });

  it('leave a database unchanged that a later version has migrated further', async () => {
    await bring(folderOf(TABLE, ['alter table marks add column note text']));
    await bring(folderOf(TABLE));
    expect(await carriedOut()).toBe(2);
  });

  it('reject a database that had another migration at the same position', async () => {
    await bring(folderOf(TABLE));
    await expect(bring(folderOf(['create table other (n integer)'], TABLE))).rejects.toThrow(/had another migration 1 than this version/);
    expect(await carriedOut()).toBe(1);
  });

  it('build an index concurrently, and again after an interrupted build', async () => {
    const folder = folderOf(TABLE, INDEX);
    await expect(bring(folder)).rejects.toThrow(/could not create unique index/);
    const isValid = () => value(`select indisvalid from pg_index where indexrelid = 'marks_n'::regclass`);
    expect([await carriedOut(), await isValid()]).toEqual([1, false]);
    await run('delete from marks');
    await bring(folder);
    expect([await carriedOut(), await isValid()]).toEqual([2, true]);
    await run('delete from drizzle.__drizzle_migrations where id = 2');
    await bring(folder);
    expect([await carriedOut(), await isValid()]).toEqual([2, true]);
  });

  it('never combine a concurrent index with other statements', async () => {
    await expect(bring(folderOf([...TABLE, ...INDEX]))).rejects.toThrow(/holds nothing else: make two of it/);
    await expect(run('select * from marks')).rejects.toThrow();
  });

  it('of this version produce the schema that tests run on', async () => {
    expect(await value(`select count(*)::int from users`)).toBe(0);
    await run('drop schema public cascade');
    await run('create schema public');
    await app.database.migrate(MIGRATIONS);
    expect(await value(`select count(*)::int from users`)).toBe(0);
  });
});

describe.runIf(inject('templates').kind === 'postgres')('alongside other users of the database', () => {
  it('a migration lets them pass, and gets its locks when they have ended', async () => {
    await bring(folderOf(TABLE));
    const folder = folderOf(TABLE, ['alter table marks add column note text']);
    const reader = await app.database.pool.connect();
    await reader.query('begin');
    await reader.query('select * from marks');
    const going = bring(folder);
    await expect
      .poll(() => value(`select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`), { timeout: 10_000, interval: 20 })
      .toBe(1);
    // A statement of another client waits no longer than the migration does.
    expect(await value('select count(*)::int from marks')).toBe(2);
    await reader.query('commit');
    reader.release();
    await going;
    expect(await carriedOut()).toBe(2);
  });

  it('a migration that never gets its locks reports it, and changes nothing', async () => {
    await bring(folderOf(TABLE));
    const reader = await app.database.pool.connect();
    await reader.query('begin');
    await reader.query('select * from marks');
    await expect(bring(folderOf(TABLE, ['alter table marks add column note text']), { tries: 1 })).rejects.toThrow(
      /did not get its locks: something else holds them/,
    );
    await reader.query('commit');
    reader.release();
    expect(await carriedOut()).toBe(1);
  });

  it('two processes that begin together run it once', async () => {
    const folder = folderOf(TABLE, ['delete from marks'], INDEX);
    await Promise.all([bring(folder), bring(folder), bring(folder)]);
    expect([await carriedOut(), await value('select count(*)::int from marks')]).toEqual([3, 0]);
  });
});
