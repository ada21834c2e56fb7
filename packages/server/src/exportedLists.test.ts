import { globSync } from 'node:fs';
import { join } from 'node:path';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { sql } from 'drizzle-orm';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from './commands/context.ts';
import { type DeclaredList, readListRequest } from './commands/declaredList.ts';
import { CHUNK_ROWS, type ExportedList, headersFor, readSheet } from './commands/exportedList.ts';
import { onStatement } from './db/pool.ts';
import { EXPORTED_LISTS, exportedListNamed } from './exportedLists.ts';
import { RULES } from './graphql/authorization.ts';
import { schema } from './graphql/schema.ts';
import { contextOf, testServer, type TestServer } from './testing/testServer.ts';
import { clientErrors } from './modules/clientErrors/tables.ts';
import type { SheetCell } from './sheets/sheet.ts';
import { TEST_NOW } from './testing/testApp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // A coach who reads the logs sees only the actions of people in their groups.
  await server.app.database.db.execute(
    sql`update access_levels set page_access = page_access || '{"infoLogsReport": true}' where key = 'coach'`,
  );
  await server.app.database.db.execute(sql`
    insert into audit_entries (at, actor_id, action, subject_type)
    select ${TEST_NOW}::timestamptz, id, 'updateProfile', 'user' from users where archived_at is null order by id`);
});
afterAll(() => server.close());

const exportOf = (name: string): ExportedList => {
  const exported = exportedListNamed(name);
  if (exported === null) throw new Error(`${name} is not exported`);
  return exported;
};
const rowsFor = async (ctx: Context, exported: ExportedList, search: string): Promise<SheetCell[][]> => {
  const rows: SheetCell[][] = [];
  for await (const chunk of readSheet(ctx, exported, readListRequest(exported.list, search))) rows.push(...chunk);
  return rows;
};
const idsFor = async (ctx: Context, exported: ExportedList, search: string) => (await rowsFor(ctx, exported, search)).map(([id]) => id);

const VIEWER = (schema.getType('Viewer') as GraphQLObjectType).getFields();

/** The ids that the list's screen shows, page after page. */
async function shown(key: string, { list: { name, declaration } }: ExportedList, search: string): Promise<number[]> {
  const args = VIEWER[name]?.args ?? [];
  const typeOf = (arg: string) => `${String(args.find((one) => one.name === arg)?.type)}!`;
  const query = `query ($after: String, $filter: ${typeOf('filter')}, $sort: ${typeOf('sort')}) { viewer { it: ${name}(first: 100, after: $after, filter: $filter, sort: $sort) {
    pageInfo { hasNextPage endCursor } edges { node { databaseId } } } } }`;
  const { filter, sort } = listVariables(readListSearch(new URLSearchParams(search), declaration), declaration);
  const ids: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { errors, data } = await server.request(key, query, { after, filter, sort });
    expect(errors).toBeUndefined();
    ids.push(...data.viewer.it.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId));
    ({ hasNextPage: more, endCursor: after } = data.viewer.it.pageInfo);
  }
  return ids;
}

const isDeclaredList = (value: unknown): value is DeclaredList =>
  typeof value === 'object' && value !== null && ['declaration', 'list', 'where', 'loader'].every((part) => part in value);

describe('every list with a screen', () => {
  it('can be exported', async () => {
    const files = globSync(join(import.meta.dirname, 'modules/*/{repo,*Repo}.ts'));
    const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
    const declared = modules.flatMap((module) => Object.values(module).filter(isDeclaredList));
    expect(declared.length).toBeGreaterThan(5);
    expect(declared.map(({ name }) => name).toSorted()).toEqual(EXPORTED_LISTS.map(({ list }) => list.name).toSorted());
  });

  it('has a title that is valid for a sheet and a file', () => {
    for (const { title } of EXPORTED_LISTS) expect(title).toMatch(/^[A-Z][A-Za-z0-9 -]{1,24}$/);
    expect(new Set(EXPORTED_LISTS.map(({ title }) => title)).size).toBe(EXPORTED_LISTS.length);
  });

  it.each(EXPORTED_LISTS)('$title has its number first, and each header once', ({ columns }) => {
    const headers = columns.map(({ header }) => header);
    expect(headers[0]).toBe('ID');
    expect(new Set(headers).size).toBe(headers.length);
  });
});

describe('an export has the rows of its list, in its order', () => {
  it.each([
    ['admin', 'courses', ''],
    ['admin', 'courses', 'sort=name'],
    ['admin', 'courses', 'q=free&sort=-name'],
    ['admin', 'courses', 'status=archived'],
    ['coach', 'courses', ''],
    ['coach', 'courses', 'status=archived'],
    ['admin', 'resources', 'kind=pdf&sort=name'],
    ['admin', 'resources', 'link=broken'],
    ['coach', 'resources', 'status=archived'],
    ['admin', 'events', 'show=incoming&sort=name'],
    ['coach', 'events', 'show=past'],
    ['admin', 'stages', ''],
    ['admin', 'stages', 'status=archived'],
    ['admin', 'auditEntries', ''],
    ['admin', 'auditEntries', 'q=maria'],
    ['coach', 'auditEntries', ''],
    ['coach', 'auditEntries', 'q=maria'],
    ['admin', 'signInLog', 'result=failed'],
    ['coach', 'signInLog', 'result=succeeded&sort=at'],
    ['admin', 'outbox', 'state=sent'],
    ['coach', 'outbox', ''],
    ['admin', 'clientErrors', 'kind=render'],
    ['admin', 'failedJobs', 'state=failed'],
    ['admin', 'members', 'q=maria&sort=name'],
    ['coach', 'members', ''],
    ['coach', 'members', 'q=maria'],
    ['coach', 'nonMembers', ''],
    ['admin', 'archivedUsers', ''],
    ['admin', 'orders', 'state=for-review'],
    ['success-manager', 'orders', ''],
    ['admin', 'waitingList', ''],
  ])('for %s: %s?%s', async (key, name, search) => {
    const exported = exportOf(name);
    // Courses and people are opened to coaches for this.
    await server.app.database.db.execute(
      sql`update access_levels set page_access = page_access || '{"courses": true, "users": true}' where key = 'coach'`,
    );
    expect(await idsFor(await contextOf(server.app, key), exported, search)).toEqual(await shown(key, exported, search));
  });

  it('and only for people in scope, whatever a filter contains', async () => {
    const exported = exportOf('auditEntries');
    const [coach, admin] = [await contextOf(server.app, 'coach'), await contextOf(server.app, 'admin')];
    const all = await rowsFor(admin, exported, '');
    const own = await rowsFor(coach, exported, '');
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    const foreign = await server.idOf('affiliate');
    expect(await rowsFor(admin, exported, `actor=${foreign}`)).not.toEqual([]);
    expect(await rowsFor(coach, exported, `actor=${foreign}`)).toEqual([]);
  });
});

describe('a column', () => {
  const OF_PEOPLE = {
    'Tribe ID': 'User.tribeId',
    Email: 'User.email',
    'Mobile number': 'User.mobileNumber',
    Batch: 'User.batch',
    Stage: 'User.community',
    Group: 'User.community',
    Membership: 'User.membershipStatus',
    Expires: 'User.lastExpiry',
    'Access levels': 'User.accessLevelNames',
    Province: 'User.province',
    Joined: 'User.createdAt',
    Archived: 'User.archivedAt',
    Reason: 'User.archivedReason',
  };
  /** The API fields behind columns, for fields with a rule of their own. */
  const GUARDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    courses: {
      Products: 'Course.products',
      'Access levels': 'Course.accessLevels',
      Status: 'Course.archivedAt',
      Created: 'Course.createdAt',
    },
    resources: {
      Link: 'Resource.link',
      'Broken since': 'Resource.brokenSince',
      Products: 'Resource.products',
      'Access levels': 'Resource.accessLevels',
    },
    events: { Products: 'Event.products', 'Access levels': 'Event.accessLevels' },
    eventAttendees: { 'Tribe ID': 'User.tribeId', Email: 'User.email' },
    moveUps: { 'Tribe ID': 'User.tribeId' },
    stageMembers: { 'Tribe ID': 'User.tribeId' },
    members: OF_PEOPLE,
    nonMembers: OF_PEOPLE,
    archivedUsers: OF_PEOPLE,
  };
  /**
   * The page that a field needs in addition to those of the list; one of several is enough. The
   * list itself checks the person.
   */
  const pageOf = (field: string | undefined, list: DeclaredList): string | undefined => {
    const rule = field === undefined ? undefined : RULES.fields[field];
    if (typeof rule !== 'object') return undefined;
    const requested =
      'ofPerson' in rule ? /holders of (.+) with the person in scope/.exec(rule.ofPerson.text)?.[1]?.split(' or ') : undefined;
    const pages: readonly string[] = requested ?? ('page' in rule ? [rule.page ?? []].flat() : []);
    return pages.some((page) => [list.page].flat().some((own) => own === page)) ? undefined : pages[0];
  };
  it.each(EXPORTED_LISTS)('of $title needs the same page as its field', ({ list, columns }) => {
    const fields = GUARDED[list.name] ?? {};
    expect(columns.map(({ header, page }) => [header, page])).toEqual(columns.map(({ header }) => [header, pageOf(fields[header], list)]));
  });

  it('is left out without the page of its field', async () => {
    const exported = exportOf('courses');
    const withCourse = await headersFor(await contextOf(server.app, 'admin'), exported);
    await server.app.database.db.execute(
      sql`update access_levels set page_access = page_access || '{"courses": true, "course": false}' where key = 'coach'`,
    );
    const coach = await contextOf(server.app, 'coach');
    const first = ['ID', 'Course', 'Short description', 'Author', 'Units', 'Lessons'];
    const without = [...first, 'Published'];
    expect(withCourse).toEqual([...first, 'Products', 'Access levels', 'Published', 'Status', 'Created']);
    expect(await headersFor(coach, exported)).toEqual(without);
    for (const row of await rowsFor(coach, exported, '')) expect(row).toHaveLength(without.length);
  });
});

describe('a long list', () => {
  const COUNT = 2 * CHUNK_ROWS + 17;
  beforeAll(async () => {
    await server.app.database.db.execute(sql`
      insert into client_errors (at, kind, build, route, browser, message, stack, request_id)
      -- Many at one instant, so that chunks end among equals.
      select ${TEST_NOW}::timestamptz - (n / 700) * interval '1 second', 'error', 'long', null, 'Chrome', 'Error ' || n, '', 'r' || n from generate_series(1, ${COUNT}) as n`);
  });
  const countStatements = async (name: string, search: string) => {
    const ctx = await contextOf(server.app, 'admin');
    let statements = 0;
    const stop = onStatement(() => (statements += 1));
    const rows = await rowsFor(ctx, exportOf(name), search);
    stop();
    return { statements, rows: rows.length };
  };

  it.each(['sort=at', ''])('has each row once (%s)', async (search) => {
    const ids = (await idsFor(await contextOf(server.app, 'admin'), exportOf('clientErrors'), search)) as number[];
    const { rows } = await server.app.database.db.execute<{ id: number }>(
      sql.raw(`select id::int from client_errors order by at ${search === '' ? 'desc' : 'asc'}, id ${search === '' ? 'desc' : 'asc'}`),
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(COUNT - 1);
  });

  it('takes two statements for a chunk, whatever the number of rows', async () => {
    const total = await server.app.database.db.$count(clientErrors);
    expect(await countStatements('clientErrors', '')).toEqual({ rows: total, statements: 2 * Math.ceil(total / CHUNK_ROWS) });
  });

  it.each(EXPORTED_LISTS)('of $title takes few statements for all of its rows', async ({ list }) => {
    // These lists belong to one record each.
    const of: Record<string, string> = { bulkJobRows: 'job=1', eventAttendees: 'event=1' };
    const { statements, rows } = await countStatements(list.name, of[list.name] ?? '');
    expect(rows).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(12 * Math.ceil((rows + 1) / CHUNK_ROWS));
  });

  it('stops between two chunks when it is aborted', async () => {
    const stopping = new AbortController();
    const exported = exportOf('clientErrors');
    const reading = readSheet(await contextOf(server.app, 'admin'), exported, readListRequest(exported.list, ''), stopping.signal);
    expect((await reading.next()).value).toHaveLength(CHUNK_ROWS);
    stopping.abort(new Error('killed'));
    await expect(reading.next()).rejects.toThrow('killed');
  });
});
