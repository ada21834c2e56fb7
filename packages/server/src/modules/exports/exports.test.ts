import { once } from 'node:events';
import { request } from 'node:http';
import { MAX_DIRECT_ROWS } from '@atlas/domain/exports';
import { readCsv } from '@atlas/domain/imports';
import { eq, sql } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { codeOf, testServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { readAuditEntries } from '../audit/repo.ts';
import { users } from '../users/tables.ts';
import { exports } from './tables.ts';

const HOUR = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  await db().delete(exports);
});

const db = () => server.app.database.db;
const START = `mutation ($list: ExportedList!, $format: ExportFormat!, $search: String!, $key: String) {
  it: startExport(list: $list, format: $format, search: $search, idempotencyKey: $key) {
    databaseId list format state total done fileName href problem expiresAt createdAt } }`;
const requested = { list: 'COURSES', format: 'CSV', search: '' };
const start = async (as: string, change: object = {}) => server.request(as, START, { ...requested, ...change });
const started = async (as = 'admin', change: object = {}) => (await start(as, change)).data.it;
const download = async (as: string, href: string, init?: RequestInit): Promise<Answer> => (await server.as(as)).send(href, init);
const setFlags = (level: string, flags: object) =>
  db().execute(sql`update access_levels set page_access = page_access || ${JSON.stringify(flags)}::jsonb where key = ${level}`);

describe('a short list', () => {
  it('is ready immediately and is written during the download', async () => {
    const made = await started('admin', { search: 'sort=name&page=2' });
    const total = made.total as number;
    expect(made).toMatchObject({ list: 'COURSES', format: 'CSV', state: 'READY', done: total, fileName: 'courses-2025-11-12.csv' });
    expect(made).toMatchObject({ href: `/api/exports/${made.databaseId}`, expiresAt: '2025-11-13T02:00:00.000Z', problem: null });
    const answer = await download('admin', made.href);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="courses-2025-11-12.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const [headers, ...rows] = readCsv(answer.text);
    expect(headers?.slice(0, 2)).toEqual(['ID', 'Course']);
    expect(rows).toHaveLength(total);
    const { data } = await server.request('admin', '{ viewer { courses(first: 100, sort: { by: name }) { edges { node { name } } } } }');
    expect(rows.map(([, name]) => name)).toEqual(data.viewer.courses.edges.map(({ node }: { node: { name: string } }) => node.name));
  });

  const fetchFile = async (href: string): Promise<Response> => {
    const cookie = [...(await server.as('admin')).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(server.address + href, { headers: { cookie } });
  };

  it('is also available as a workbook', async () => {
    const { href, total } = await started('admin', { format: 'XLSX' });
    const response = await fetchFile(href);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-disposition')).toContain('courses-2025-11-12.xlsx');
    const [sheet] = await readXlsx(Buffer.from(await response.arrayBuffer()));
    expect([sheet?.sheet, sheet?.data.length]).toEqual(['Courses', total + 1]);
  });

  it('of people is sorted by name, with raw texts in a workbook and escaped texts in CSV', async () => {
    const people = ['Zed', '=Ñora', 'de la Rosa', 'ángel'].map((lastName, at) => {
      const key = `sheet-${at}`;
      const names = { firstName: 'Sheetrow', lastName, slug: key, email: `${key}@people.example`, tribeId: key };
      return { ...names, mobileNumber: '+639171234567', createdAt: TEST_NOW };
    });
    const added = await db().insert(users).values(people).returning({ id: users.id });
    const ids = added.map(({ id }) => id).toReversed();
    const narrowed = { list: 'NON_MEMBERS', search: 'q=sheetrow&sort=name' };
    const csv = await started('admin', narrowed);
    const rows = readCsv((await download('admin', csv.href)).text).slice(1);
    expect(rows.map(([id, _tribeId, name, _email, mobile]) => [Number(id), name, mobile])).toEqual([
      [ids[0], 'Sheetrow ángel', "'+639171234567"],
      [ids[1], 'Sheetrow de la Rosa', "'+639171234567"],
      [ids[2], 'Sheetrow =Ñora', "'+639171234567"],
      [ids[3], 'Sheetrow Zed', "'+639171234567"],
    ]);
    const { href } = await started('admin', { ...narrowed, format: 'XLSX' });
    const [sheet] = await readXlsx(Buffer.from(await (await fetchFile(href)).arrayBuffer()));
    expect(sheet?.data.slice(1).map(([id, _tribeId, name, _email, mobile]) => [id, name, mobile])).toEqual([
      [ids[0], 'Sheetrow ángel', '+639171234567'],
      [ids[1], 'Sheetrow de la Rosa', '+639171234567'],
      [ids[2], 'Sheetrow =Ñora', '+639171234567'],
      [ids[3], 'Sheetrow Zed', '+639171234567'],
    ]);
    expect(sheet?.data[1]?.at(-1)).toEqual(new Date('2025-11-12T10:00:00Z'));
  });

  it('is filtered like the screen', async () => {
    const { href, total } = await started('admin', { search: 'q=free&sort=name' });
    expect(total).toBeGreaterThan(0);
    expect(
      readCsv((await download('admin', href)).text)
        .slice(1)
        .every(([, name]) => /free/i.test(name ?? '')),
    ).toBe(true);
  });

  it('without rows has its headers', async () => {
    const { href, total, state } = await started('admin', { search: 'q=there-is-no-such-course' });
    expect([total, state]).toEqual([0, 'READY']);
    expect(readCsv((await download('admin', href)).text)).toHaveLength(1);
  });

  it.each(['br', 'gzip', ''])('is compressed when the client supports it: "%s"', async (encoding) => {
    const { href } = await started();
    const answer = await download('admin', href, { headers: { 'accept-encoding': encoding || 'identity' } });
    expect(answer.headers.get('content-encoding')).toBe(encoding || null);
    expect(readCsv(answer.text).length).toBeGreaterThan(1);
  });

  it('responds to HEAD requests without its content', async () => {
    const { href } = await started();
    const answer = await download('admin', href, { method: 'HEAD' });
    expect([answer.status, answer.text, answer.headers.get('content-disposition')]).toEqual([
      200,
      '',
      'attachment; filename="courses-2025-11-12.csv"',
    ]);
  });

  it('is requested once with the same key', async () => {
    const key = 'one-press-of-a-button';
    const [first, second] = await Promise.all([started('admin', { key }), started('admin', { key })]);
    expect(second.databaseId).toBe(first.databaseId);
    expect(codeOf(await start('admin', { key, format: 'XLSX' }))).toBe('CONFLICT');
    expect(await db().$count(exports)).toBe(1);
  });

  it('is audited with its actor, list and filter', async () => {
    const { databaseId } = await started('tribe-team-ro', { list: 'SIGN_IN_LOG', search: 'from=2025-11-01&result=failed' });
    const lines = await readAuditEntries(db(), sql`subject_type = 'export' and subject_id = ${databaseId}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ action: 'startExport', actorId: await server.idOf('tribe-team-ro') });
    expect(lines[0]?.after).toMatchObject({ list: 'signInLog', format: 'csv', search: 'result=failed&from=2025-11-01' });
  });

  it.each(['stauts=archived', 'status=nonsense', 'author=12x', `q=${'a'.repeat(201)}`])(
    'is refused for %s, which the list does not support, and is not started',
    async (search) => {
      const before = await db().$count(exports);
      const { errors } = await start('admin', { search });
      expect([errors[0].extensions.code, errors[0].message]).toEqual([
        'BAD_USER_INPUT',
        expect.stringContaining('is not a filter of this list'),
      ]);
      expect(await db().$count(exports)).toBe(before);
    },
  );

  it('is refused when downloaded from a version that does not support its filter', async () => {
    const { databaseId, href } = await started('admin');
    await db().update(exports).set({ search: 'gone=1' }).where(eq(exports.id, databaseId));
    expect((await download('admin', href)).status).toBe(400);
  });
});

describe('an export', () => {
  it('is only for its requester', async () => {
    const { href, databaseId } = await started('admin');
    expect((await server.browser().send(href)).status).toBe(401);
    for (const other of ['tribe-team-fa', 'member']) {
      expect((await download(other, href)).status).toBe(404);
      const { data } = await server.request(other, `{ viewer { export(databaseId: ${databaseId}) { href } exports { href } } }`);
      expect(data.viewer).toEqual({ export: null, exports: [] });
    }
    const { data } = await server.request('admin', `{ viewer { export(databaseId: ${databaseId}) { href } exports { href } } }`);
    expect(data.viewer).toEqual({ export: { href }, exports: [{ href }] });
  });

  it('needs the same impersonation', async () => {
    const { href, databaseId } = await started('admin');
    await db()
      .update(exports)
      .set({ impersonatorId: await server.idOf('tribe-team-fa') })
      .where(eq(exports.id, databaseId));
    expect((await download('admin', href)).status).toBe(404);
    expect((await server.request('admin', '{ viewer { exports { href } } }')).data.viewer.exports).toEqual([]);
  });

  it.each(['0', '999999', 'x', '1e3', '..%2Fhealth'])('does not exist at %s', async (id) => {
    expect((await download('admin', `/api/exports/${id}`)).status).not.toBe(200);
  });

  it('needs the page of its list', async () => {
    expect(codeOf(await start('coach', { list: 'AUDIT_ENTRIES' }))).toBe('FORBIDDEN');
    // That page of another list is not enough.
    await setFlags('coach', { courses: true });
    expect(codeOf(await start('coach', { list: 'AUDIT_ENTRIES' }))).toBe('FORBIDDEN');
    const { href } = await started('coach');
    expect((await download('coach', href)).status).toBe(200);
    await setFlags('coach', { courses: false });
    expect((await download('coach', href)).status).toBe(403);
  });

  it('expires after 24 hours', async () => {
    const { href } = await started();
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * HOUR - 1));
    expect((await download('admin', href)).status).toBe(200);
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * HOUR));
    const answer = await download('admin', href);
    expect([answer.status, answer.json.error]).toEqual([410, 'This file could be downloaded for 24 hours. Export the list again.']);
    expect((await server.request('admin', '{ viewer { exports { href } } }')).data.viewer.exports).toEqual([]);
  });

  it('has no other HTTP methods', async () => {
    const { href } = await started();
    expect((await download('admin', href, { method: 'POST' })).status).toBe(404);
    expect((await download('admin', href, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a disconnect during the download', () => {
  it('stops the reading, and the server keeps serving', async () => {
    await db().execute(sql`
      insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
      select ${TEST_NOW}::timestamptz, 'error', 'gone', null, 'Chrome', 'Error ' || n, repeat(md5(n::text), 100), 'r' from generate_series(1, 6000) as n`);
    const { href } = await started('admin', { list: 'CLIENT_ERRORS' });
    const cookie = [...(await server.as('admin')).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const requesting = request(server.address + href, { headers: { cookie } }).end();
    const [response] = await once(requesting, 'response');
    await once(response, 'readable');
    response.destroy();
    const again = await download('admin', href);
    expect(readCsv(again.text).length).toBeGreaterThan(6000);
    await db().execute(sql`delete from client_errors where build = 'gone'`);
  });
});

describe('the boundary', () => {
  const fill = (count: number) =>
    db().execute(sql`insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
      select ${TEST_NOW}::timestamptz, 'error', 'many', 'courses', 'Chrome', 'Error ' || n, '', 'r' from generate_series(1, ${count}) as n`);

  it(`up to ${MAX_DIRECT_ROWS} rows is at once, one more in the background`, async () => {
    await db().execute(sql`delete from client_errors`);
    await fill(MAX_DIRECT_ROWS);
    expect(await started('admin', { list: 'CLIENT_ERRORS' })).toMatchObject({ state: 'READY', total: MAX_DIRECT_ROWS });
    await fill(1);
    expect(await started('admin', { list: 'CLIENT_ERRORS' })).toMatchObject({
      state: 'WAITING',
      total: null,
      done: 0,
      href: null,
      expiresAt: null,
    });
    const { href } = await started('admin', { list: 'CLIENT_ERRORS', search: 'route=courses&from=2025-11-13' });
    expect(readCsv((await download('admin', href)).text)).toHaveLength(1);
  });

  it('limits the exports being written for one person', async () => {
    for (let time = 0; time < 2; time++) await started('admin', { list: 'CLIENT_ERRORS' });
    await started('tribe-team-ro', { list: 'CLIENT_ERRORS' });
    expect((await started('admin', { list: 'CLIENT_ERRORS' })).state).toBe('WAITING');
    const { errors } = await start('admin', { list: 'CLIENT_ERRORS' });
    expect(errors[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
    // A short export needs no job.
    expect((await started('admin')).state).toBe('READY');
    await db()
      .update(exports)
      .set({ state: 'failed', expiresAt: TEST_NOW })
      .where(eq(exports.userId, await server.idOf('admin')));
    expect((await started('admin', { list: 'CLIENT_ERRORS' })).state).toBe('WAITING');
  });

  it('has nothing to download while an export is waiting', async () => {
    const { databaseId } = await started('admin', { list: 'CLIENT_ERRORS' });
    const answer = await download('admin', `/api/exports/${databaseId}`);
    expect([answer.status, answer.json.error]).toEqual([409, 'This file is still being written.']);
  });
});
