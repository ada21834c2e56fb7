import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { readCsv } from '@atlas/domain/imports';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { contextOfJob } from '../../commands/context.ts';
import { onStatement } from '../../db/pool.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { NotStored, StorageFull } from '../../storage/failures.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { sweepDroppedFiles } from '../files/dropped.ts';
import { droppedFiles } from '../files/tables.ts';
import { notifications } from '../notifications/tables.ts';
import { removeExpiredExports, writeExportFile } from './jobs.ts';
import { removeOldExports } from './removeOld.ts';
import { exports } from './tables.ts';

const COUNT = 10_500;
const HOUR = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
  await db().execute(sql`delete from client_errors`);
  await db().execute(sql`insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
    select ${TEST_NOW}::timestamptz - n * interval '1 second', 'error', 'b', 'courses', 'Chrome', 'Error ' || n, '', 'r' from generate_series(1, ${COUNT}) as n`);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  await db().delete(exports);
  await db().delete(notifications);
});

const db = () => server.app.database.db;
type Row = typeof exports.$inferSelect;

/**
 * Requests the long list.
 *
 * @returns the id of the export
 */
async function start(as = 'admin', format = 'CSV'): Promise<number> {
  const { data } = await server.request(
    as,
    `mutation { startExport(list: CLIENT_ERRORS, format: ${format}, search: "route=courses&sort=at") { databaseId } }`,
  );
  return data.startExport.databaseId;
}
const run = (exportId: number, signal = new AbortController().signal) =>
  writeExportFile.run(contextOfJob(server.app, { id: 'job', userId: null }), { exportId }, signal);
const sweep = () => removeExpiredExports.run(contextOfJob(server.app, { id: 'job', userId: null }), {}, new AbortController().signal);
async function rowOf(id: number): Promise<Row> {
  const [row] = await db().select().from(exports).where(eq(exports.id, id));
  if (row === undefined) throw new Error('The export is gone');
  return row;
}
async function isStored(key: string | null): Promise<boolean> {
  try {
    (await server.app.storage.read(key ?? '-')).destroy();
    return true;
  } catch (error) {
    if (error instanceof NotStored) return false;
    throw error;
  }
}
const leftHere = (key: string | null) => readdirSync(tmpdir()).filter((name) => name.endsWith(key?.split('/').at(-1) ?? '-'));
const download = async (id: number, as = 'admin') => (await server.as(as)).send(`/api/exports/${id}`);
const notified = () => db().select().from(notifications);

/** Runs an export and kills it once it has written a part. */
async function killed(id: number): Promise<void> {
  const killer = new AbortController();
  let saved = 0;
  const stop = onStatement((statement) => {
    if (!statement.startsWith('update "exports" set "done"')) return;
    saved += 1;
    if (saved === 4) killer.abort(new Error('killed'));
  });
  await expect(run(id, killer.signal)).rejects.toThrow('killed');
  stop();
}

describe('a long list', () => {
  it('is written to the storage, and its requester is notified', async () => {
    const id = await start();
    await run(id);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      state: 'ready',
      total: COUNT,
      done: COUNT,
      problem: null,
      expiresAt: new Date(TEST_NOW.getTime() + 24 * HOUR),
    });
    const answer = await download(id);
    const [, ...rows] = readCsv(answer.text);
    expect(rows).toHaveLength(COUNT);
    expect([rows[0]?.[2], rows.at(-1)?.[2]]).toEqual([`Error ${COUNT}`, 'Error 1']);
    expect(await notified()).toMatchObject([
      {
        userId: await server.idOf('admin'),
        title: 'Your export is ready',
        path: '/info-logs-report?tab=browser-errors&route=courses&sort=at',
      },
    ]);
    expect(leftHere(row.storageKey)).toEqual([]);
  });

  it('reports its size once it is stored', async () => {
    const id = await start('admin', 'XLSX');
    await run(id);
    const { bytes } = await rowOf(id);
    const cookie = [...(await server.as('admin')).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${server.address}/api/exports/${id}`, { headers: { cookie } });
    expect(Number(response.headers.get('content-length'))).toBe(bytes);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
  });

  it('reports its progress', async () => {
    const id = await start();
    await killed(id);
    const { data } = await server.request('admin', `{ viewer { export(databaseId: ${id}) { state total done href } } }`);
    expect(data.viewer.export).toEqual({ state: 'RUNNING', total: COUNT, done: 4000, href: null });
  });

  it('killed between two chunks is written again, once', async () => {
    const id = await start();
    await killed(id);
    const { storageKey } = await rowOf(id);
    expect([await isStored(storageKey), leftHere(storageKey)]).toEqual([false, []]);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ state: 'ready', done: COUNT, storageKey });
    expect(readCsv((await download(id)).text)).toHaveLength(COUNT + 1);
    expect(await notified()).toHaveLength(1);
  });

  it('whose process died before saving its state is overwritten', async () => {
    const id = await start();
    const { storageKey } = await rowOf(id);
    await server.app.storage.put(storageKey ?? '', Buffer.from('half a file'));
    await run(id);
    expect(readCsv(await text(await server.app.storage.read(storageKey ?? '')))).toHaveLength(COUNT + 1);
  });

  it('is not written again once it is ready', async () => {
    const id = await start();
    await run(id);
    const before = await rowOf(id);
    server.app.setNow(new Date(TEST_NOW.getTime() + HOUR));
    await run(id);
    expect(await rowOf(id)).toEqual(before);
    expect(await notified()).toHaveLength(1);
  });

  it('is written by the queue', async () => {
    const id = await start();
    const jobs = await server.app.queues.boss.findJobs('exports.write', {});
    expect(jobs.map(({ data }) => data)).toContainEqual({ exportId: id });
  });
});

describe('a requester who lost access', () => {
  const setFlag = (held: boolean) =>
    db().execute(
      sql`update access_levels set page_access = page_access || ${JSON.stringify({ infoLogsReport: held })}::jsonb where key = 'tribe-team-ro'`,
    );

  it('gets no file', async () => {
    const id = await start('tribe-team-ro');
    await setFlag(false);
    await run(id);
    await setFlag(true);
    const problem = 'The file was not created because your access changed in the meantime.';
    expect(await rowOf(id)).toMatchObject({ state: 'failed', problem });
    expect(await isStored((await rowOf(id)).storageKey)).toBe(false);
    const answer = await download(id, 'tribe-team-ro');
    expect([answer.status, answer.json.error]).toEqual([410, problem]);
    expect(await notified()).toMatchObject([{ title: 'Your export failed', body: problem }]);
  });

  it('does not download the one that was written', async () => {
    const id = await start('tribe-team-ro');
    await run(id);
    await setFlag(false);
    expect((await download(id, 'tribe-team-ro')).status).toBe(403);
    await setFlag(true);
    expect((await download(id, 'tribe-team-ro')).status).toBe(200);
  });

  it('cannot download it with another access level', async () => {
    const id = await start();
    await run(id);
    await db().execute(sql`update exports set access_level_id = (select id from access_levels where key = 'coach') where id = ${id}`);
    expect((await download(id)).status).toBe(403);
  });
});

describe('a failure', () => {
  const failing = async (error: Error, work: () => Promise<unknown>) => {
    const { storage } = server.app;
    server.app.storage = { ...storage, take: () => Promise.reject(error) };
    try {
      return await work();
    } finally {
      server.app.storage = storage;
    }
  };

  it('for lack of space is reported, and not retried', async () => {
    const id = await start();
    await failing(new StorageFull(), () => run(id));
    expect(await rowOf(id)).toMatchObject({ state: 'failed', problem: 'There is no room for files at the moment. Try again later.' });
    expect(leftHere((await rowOf(id)).storageKey)).toEqual([]);
  });

  it('for any other reason is retried, and may succeed', async () => {
    const id = await start();
    await expect(failing(new Error('The bucket is away'), () => run(id))).rejects.toThrow('The bucket is away');
    expect(await rowOf(id)).toMatchObject({ state: 'failed', problem: 'The file could not be written. Export the list again.' });
    expect(await notified()).toEqual([]);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ state: 'ready', problem: null, done: COUNT });
  });

  it('of the file afterwards does not fail the export', async () => {
    const id = await start();
    await run(id);
    await server.app.storage.remove((await rowOf(id)).storageKey ?? '');
    expect((await download(id)).status).toBe(410);
  });
});

describe('the sweep', () => {
  const after = (hours: number, ms = 0) => server.app.setNow(new Date(TEST_NOW.getTime() + hours * HOUR + ms));

  it('removes a file after 24 hours, and deletes its row a week later', async () => {
    const id = await start();
    await run(id);
    const { storageKey } = await rowOf(id);
    after(24, -1);
    await sweep();
    expect(await isStored(storageKey)).toBe(true);
    after(24);
    await sweep();
    expect(await isStored(storageKey)).toBe(false);
    expect((await rowOf(id)).storageKey).toBeNull();
    expect((await download(id)).status).toBe(410);
    after(24 * 8, 1);
    await sweep();
    expect(await db().$count(exports)).toBe(0);
  });

  it('continues past files that cannot be removed and leaves them to the sweep of dropped files', async () => {
    const [stuck, free] = [await start(), await start('admin', 'XLSX')];
    for (const id of [stuck, free]) await run(id);
    const { storageKey } = await rowOf(stuck);
    after(25);
    const { storage } = server.app;
    server.app.storage = { ...storage, remove: (key) => (key === storageKey ? Promise.reject(new Error('no')) : storage.remove(key)) };
    await sweep();
    server.app.storage = storage;
    expect([(await rowOf(stuck)).storageKey, (await rowOf(free)).storageKey]).toEqual([null, null]);
    expect([await isStored(storageKey), (await db().select().from(droppedFiles)).map((row) => row.storageKey)]).toEqual([
      true,
      [storageKey],
    ]);
    after(25 + 24 * 7);
    expect(await sweepDroppedFiles(server.app)).toBe(1);
    expect([await isStored(storageKey), await db().$count(droppedFiles)]).toEqual([false, 0]);
  });

  it.each([1, 2])('removes every expired file, %d at a time', async (size) => {
    const ids = [await start(), await start('admin', 'XLSX')];
    for (const id of ids) await run(id);
    after(25);
    expect(await removeOldExports(server.app, undefined, size)).toBe(2);
    for (const id of ids) expect((await rowOf(id)).storageKey).toBeNull();
  });

  it('fails exports not written within a day, and removes their partial files', async () => {
    const id = await start();
    await killed(id);
    const { storageKey } = await rowOf(id);
    await server.app.storage.put(storageKey ?? '', Buffer.from('half a file'));
    after(24);
    await sweep();
    expect((await rowOf(id)).state).toBe('running');
    after(24, 1);
    await sweep();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', storageKey: null });
    expect(await isStored(storageKey)).toBe(false);
  });
});
