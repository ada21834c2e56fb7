import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { BlobReader, ZipReader } from '@zip.js/zip.js';
import { readCsv } from '@atlas/domain/imports';
import { sql } from 'drizzle-orm';
import sax from 'sax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { seedLongLog } from '../../packages/server/src/seed/longLog.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder, startServer, type ServerProcess } from '../../scripts/serverProcess.ts';

const ROWS = 1_000_000;
const MEBIBYTE = 2 ** 20;
const MAX_ABOVE_IDLE = 200 * MEBIBYTE;
const PASSWORD = 'Atlas-demo-2026!';

/** The memory that a process uses now, in bytes. */
const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** The ids of a CSV file, read in pieces. A line break within quotes does not end a row. */
async function csvIds(path: string): Promise<number[]> {
  const ids: number[] = [];
  let rest = '';
  const read = (text: string) => {
    for (const [id] of readCsv(text)) if (/^\d+$/.test(id ?? '')) ids.push(Number(id));
  };
  for await (const piece of createReadStream(path, { encoding: 'utf8', highWaterMark: 4 * MEBIBYTE }) as AsyncIterable<string>) {
    rest += piece;
    let end = rest.length;
    // An even number of quotes precedes it, so it is not inside quotes.
    do end = rest.lastIndexOf('\r\n', end - 1);
    while (end > 0 && (rest.slice(0, end).split('"').length - 1) % 2 === 1);
    if (end <= 0) continue;
    read(rest.slice(0, end));
    rest = rest.slice(end + 2);
  }
  read(rest);
  return ids;
}

/** The ids of a workbook: column A of each row but the first. */
async function xlsxIds(path: string): Promise<number[]> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
  const ids: number[] = [];
  for (const entry of await zip.getEntries()) {
    if (!/worksheets\/sheet\d+\.xml$/.test(entry.filename) || entry.directory) continue;
    const parser = sax.parser(true);
    let [cell, text] = ['', ''];
    parser.onopentag = ({ name, attributes }) => {
      if (name === 'c') cell = attributes['r'] as string;
      text = '';
    };
    parser.ontext = (piece) => (text += piece);
    parser.onclosetag = (name) => {
      if (name === 'v' && /^A\d+$/.test(cell)) ids.push(Number(text));
    };
    const decoder = new TextDecoder();
    const sink = new Writable({
      write: (piece: Uint8Array, _encoding, done) => {
        parser.write(decoder.decode(piece, { stream: true }));
        done();
      },
    });
    await entry.getData(Writable.toWeb(sink) as WritableStream<Uint8Array>);
    parser.close();
  }
  return ids;
}

const digest = (ids: readonly number[]): string => createHash('sha256').update(ids.join(',')).digest('hex');

describe.runIf(findPostgres() !== null)('a list of a million rows', () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  let cookie = '';
  let expected: number[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.run('create database exports');
    const env = { DEMO: '1', DATABASE_URL: postgres.url('exports'), DATA_DIR: freshFolder(), RATE_LIMITS: 'off' };
    const app = await openApp(readSettings({ ...env, LOG_LEVEL: 'fatal' }));
    await seedLongLog(app.database, ROWS, app.clock.now());
    await closeApp(app);
    const database = await openDatabase({ url: postgres.url('exports'), max: 1 });
    const { rows } = await database.db.execute<{ id: number }>(sql`select id::int from client_errors order by at desc, id desc`);
    expected = rows.map(({ id }) => id);
    await database.close();
    server = await startServer(env);
    const signedIn = await fetch(`${server.address}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'login', username: 'admin@atlas.example', password: PASSWORD }),
    });
    cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  async function request<Data>(query: string): Promise<Data> {
    const headers = { 'content-type': 'application/json', 'auth-provider': 'dbAuth', cookie };
    const response = await fetch(`${server.address}/api/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return ((await response.json()) as { data: Data }).data;
  }

  it.each(['CSV', 'XLSX'])('takes little memory as %s, and equals the list', async (format) => {
    const pid = server.process.pid ?? 0;
    // This warms the process up, so that its initial memory is not attributed to the export.
    await request('{ viewer { clientErrors(first: 100) { totalCount edges { node { message } } } } }');
    const idle = memoryOf(pid);
    let most = idle;
    const sampling = setInterval(() => (most = Math.max(most, memoryOf(pid))), 50);
    const began = performance.now();
    const { startExport } = await request<{ startExport: { databaseId: number } }>(
      `mutation { startExport(list: CLIENT_ERRORS, format: ${format}, search: "") { databaseId } }`,
    );
    const one = `{ viewer { export(databaseId: ${startExport.databaseId}) { state total done href } } }`;
    let now = { state: 'WAITING', total: 0, done: 0, href: '' };
    while (now.state === 'WAITING' || now.state === 'RUNNING') {
      await wait(500);
      now = (await request<{ viewer: { export: typeof now } }>(one)).viewer.export;
    }
    const seconds = (performance.now() - began) / 1000;
    expect(now).toMatchObject({ state: 'READY', total: expected.length, done: expected.length });
    const path = join(freshFolder(), 'file');
    const response = await fetch(server.address + now.href, { headers: { cookie, 'accept-encoding': 'identity' } });
    if (response.body) await writeFile(path, response.body);
    clearInterval(sampling);
    const above = Math.round((most - idle) / MEBIBYTE);
    console.log(
      `${format}: ${expected.length} rows in ${seconds.toFixed(1)} s, ${Math.round(expected.length / seconds)} rows/s; ${above} MiB above ${Math.round(idle / MEBIBYTE)} MiB`,
    );
    expect(most - idle).toBeLessThanOrEqual(MAX_ABOVE_IDLE);
    const ids = await (format === 'CSV' ? csvIds(path) : xlsxIds(path));
    expect(ids.length).toBe(expected.length);
    expect(digest(ids)).toBe(digest(expected));
  });
});
