import { buffer } from 'node:stream/consumers';
import { GUIDE_SHEET, IMPORT_TEMPLATES, UPLOAD_KINDS, type UploadKind } from '@atlas/domain/imports';
import { eq, sql } from 'drizzle-orm';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetCell } from '../../sheets/sheet.ts';
import { xlsxBook } from '../../sheets/xlsxSheet.ts';
import { type Browser, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { importRows, imports } from './tables.ts';
import { removeOldCells, workOnImportsUnderWay } from './work.ts';

type Cell = string | number | boolean | null;
type Book = Record<string, Cell[][]>;

let server: TestServer;
let other: TestServer;
let admin: Browser;
beforeAll(async () => {
  [server, other] = [await testServer(), await testServer()];
  admin = await server.as('admin');
});
afterAll(async () => {
  await server.close();
  await other.close();
});

/** Downloads a workbook as bytes. */
async function download(path: string, from = server): Promise<Buffer> {
  const { cookies } = await from.as('admin');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${from.address}/api/imports/${path}`, { headers: { cookie } });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.xlsx"$/);
  return Buffer.from(await response.arrayBuffer());
}
async function read(bytes: Buffer): Promise<Book> {
  return Object.fromEntries((await readXlsx(bytes)).map(({ sheet, data }) => [sheet, data as Cell[][]]));
}
async function* once(rows: SheetCell[][]) {
  yield await Promise.resolve(rows);
}
const write = (book: Record<string, SheetCell[][]>): Promise<Buffer> =>
  buffer(
    xlsxBook(Object.entries(book).map(([title, [headers = [], ...rows]]) => ({ title, headers: headers.map(String), chunks: once(rows) }))),
  );

async function check(path: string, bytes: Buffer, to = server) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file.xlsx');
  const { status, json } = await (await to.as('admin')).send(`/api/upload-${path}`, { method: 'POST', body: form });
  expect(status, JSON.stringify(json)).toBe(202);
  return json as {
    importId: number;
    creates: number;
    changes: number;
    skips: number;
    problems: { message: string; sheet: string; row: number }[];
  };
}
async function apply(importId: number, to = server) {
  const { json } = await (await to.as('admin')).graphql(`mutation { applyImport(databaseId: ${importId}) { state } }`);
  expect(json.errors).toBeUndefined();
  await workOnImportsUnderWay(to.app, crypto.randomUUID());
  const [one] = await to.app.database.db.select().from(imports).where(eq(imports.id, importId));
  return one;
}

describe('a template', () => {
  it.each(UPLOAD_KINDS)('of %s has its sheets and titles, and an explanation', async (kind) => {
    const book = await read(await download(`template/${kind}.xlsx`));
    expect(Object.keys(book)).toEqual([...IMPORT_TEMPLATES[kind].map(({ sheet }) => sheet), GUIDE_SHEET]);
    for (const { sheet, columns } of IMPORT_TEMPLATES[kind]) expect(book[sheet]).toEqual([[...columns]]);
    expect(book[GUIDE_SHEET]).toHaveLength(IMPORT_TEMPLATES[kind].reduce((sum, { columns }) => sum + columns.length, 1));
  });

  it('is accepted as an import without rows', async () => {
    expect(await check('create-groups', await download('template/groups.xlsx'))).toMatchObject({ creates: 0, problems: [] });
  });
});

describe('the rows that failed', () => {
  it('come back with the reason and the people of their subscriptions, and can be corrected and sent again', async () => {
    const columns = [...IMPORT_TEMPLATES.members[0].columns];
    const person = (email: string, more: Record<string, string>) =>
      columns.map((column) => new Map(Object.entries({ Email: email, 'First Name': 'Juan', ...more })).get(column) ?? '');
    const found = await check(
      'upsert-users',
      await write({
        Members: [
          [...columns, 'Notes'],
          [...person('failed-1@people.example', { 'Subscription ID': 'F1' }), 'a note'],
          [...person('failed-2@people.example', { 'Mobile Number': '12' }), '=1+1'],
          [...person('failed-3@people.example', {}), ''],
        ],
        Subscription: [[...IMPORT_TEMPLATES.members[1].columns], ['F1', '11/10/2025', 'false', 999_999, 1]],
      }),
    );
    expect(found).toMatchObject({ creates: 2 });
    const book = await read(await download(`${found.importId}/failed.xlsx`));
    expect(book['Members']?.[0]).toEqual([...columns, 'Notes', 'Problem']);
    const [email, notes] = [columns.indexOf('Email'), columns.length];
    expect(book['Members']?.slice(1).map((row) => [row[email], row[notes], row[notes + 1]])).toEqual([
      ['failed-1@people.example', 'a note', null],
      ['failed-2@people.example', '=1+1', "Members, row 3, Mobile Number: '12' is not a mobile number."],
    ]);
    expect(book['Subscription']?.[1]?.at(-1)).toBe("Subscription, row 2, Funnel ID: '999999' names no funnel.");

    const line = book['Members']?.[2] ?? [];
    line[columns.indexOf('Mobile Number')] = '09171234567';
    const again = await check('upsert-users', await write(book as Record<string, SheetCell[][]>));
    // Only the column that staff added is a problem, not the one with the reasons.
    expect(again.problems.map(({ sheet, row }) => [sheet, row])).toEqual([
      ['Members', null],
      ['Subscription', 2],
    ]);
    expect(again.creates).toBe(2);
  });

  it('are gone with the cells, and absent when none failed', async () => {
    const groups = (id: string) =>
      write({
        Groups: [
          ['Group ID', 'Name'],
          [id, id === '' ? 'None' : `Group ${id}`],
        ],
        Subgroups: [['Subgroup ID', 'Name', 'Group ID']],
      });
    const fine = await check('create-groups', await groups('FF1'));
    expect((await admin.send(`/api/imports/${fine.importId}/failed.xlsx`)).status).toBe(404);
    const bad = await check('create-groups', await groups(''));
    server.app.setNow(new Date(TEST_NOW.getTime() + 31 * 86_400_000));
    await removeOldCells(server.app);
    server.app.setNow(TEST_NOW);
    const { status, json } = await admin.send(`/api/imports/${bad.importId}/failed.xlsx`);
    expect([status, json.error]).toEqual([410, 'Its cells were removed after 30 days.']);
  });
});

describe('records in the format of a template', () => {
  const same = async (kind: UploadKind) =>
    expect(await read(await download(`export/${kind}.xlsx`, other))).toEqual(await read(await download(`export/${kind}.xlsx`)));

  it('of this Atlas change nothing when they are imported', async () => {
    const people = await check('upsert-users', await download('export/members.xlsx'));
    expect(people.problems.slice(0, 5)).toEqual([]);
    expect(people).toMatchObject({ creates: 0, changes: 0 });
    expect(people.skips).toBeGreaterThan(300);
    expect(await check('create-groups', await download('export/groups.xlsx'))).toMatchObject({ creates: 0, changes: 0, problems: [] });
    expect(await check('create-courses', await download('export/courses.xlsx'))).toMatchObject({ creates: 0, changes: 0, problems: [] });
  });

  it('imported into another Atlas and exported there are the same rows', async () => {
    // New records in the first Atlas, each of which uses every column.
    const groups = await check(
      'create-groups',
      await write({
        Groups: [
          ['Group ID', 'Name'],
          ['R1', 'Round Trip'],
          ['atlas-1', 'Habagat Two'],
        ],
        Subgroups: [
          ['Subgroup ID', 'Name', 'Group ID'],
          ['RS1', 'Luzon', 'R1'],
          ['RS2', '=Visayas', 'R1'],
        ],
      }),
    );
    expect(await apply(groups.importId)).toMatchObject({ applied: 4, failed: 0 });
    const courses = await check(
      'create-courses',
      await write({
        Courses: [[...IMPORT_TEMPLATES.courses[0].columns], ['RC1', 'Rates', 'Short', 'First line\n\n- a list', '']],
        Units: [[...IMPORT_TEMPLATES.courses[1].columns], ['RU1', 'One', '', 'Text', 'RC1'], ['RU2', 'Two', '', '', 'RC1']],
        Lessons: [[...IMPORT_TEMPLATES.courses[2].columns], ['RL1', 'Hello', 'Short', 'Body', 'RU2'], ['RL2', 'Hello', '', '', 'RU1']],
      }),
    );
    expect(await apply(courses.importId)).toMatchObject({ applied: 5, failed: 0 });
    const { rows } = await server.app.database.db.execute<{ funnel: number; term: number }>(
      sql`select funnel_id as funnel, payment_term_id as term from funnel_payment_terms order by 1, 2 limit 1`,
    );
    const [level] = await server.app.database.db.select().from(accessLevels).where(eq(accessLevels.key, 'coach'));
    const people = await check(
      'create-users',
      await write({
        Members: [
          [...IMPORT_TEMPLATES.members[0].columns],
          [
            'RT1',
            'round-1@people.example',
            'Batch 19',
            'Ñora',
            'Ma.',
            'dela Cruz',
            'III',
            { day: '2000-02-29' },
            'fb.com/nora.cruz',
            9171234567,
            'Female',
            'Round Trip',
            level?.name ?? '',
            250,
            'RSUB1',
          ],
          ['RT2', 'round-2@people.example', '', '=Juan', '', '', '', '', '', '', '', '', '', 0, 'RSUB2'],
          ['RT3', 'round-3@people.example', '', 'Ana', '', '', '', '', '', '', '', '', '', null, ''],
        ],
        Subscription: [
          [...IMPORT_TEMPLATES.members[1].columns],
          ['RSUB1', '11/10/2025', 'false', rows[0]?.funnel ?? 0, rows[0]?.term ?? 0],
          ['RSUB2', '01/31/2024', 'true', rows[0]?.funnel ?? 0, rows[0]?.term ?? 0],
        ],
      }),
    );
    expect(people.problems).toEqual([]);
    expect(await apply(people.importId)).toMatchObject({ applied: 5, failed: 0 });
    const exported = await read(await download('export/members.xlsx'));
    expect(
      exported['Members']?.filter(([id]) => /^RT\d$/.test(String(id))).map((row) => [row[3], row[7], row[9], row[13], row[14]]),
    ).toEqual([
      ['Ñora', '02/29/2000', '+639171234567', 250, 'RSUB1'],
      ['=Juan', null, null, 0, 'RSUB2'],
      ['Ana', null, null, null, null],
    ]);

    for (const [path, kind, creates] of [
      ['create-groups', 'groups', 4],
      ['create-courses', 'courses', 5],
      ['upsert-users', 'members', 5],
    ] as const) {
      const sent = await check(path, await download(`export/${kind}.xlsx`), other);
      expect(sent.problems.slice(0, 5)).toEqual([]);
      expect(sent).toMatchObject({ creates, changes: 0 });
      expect(await apply(sent.importId, other)).toMatchObject({ state: 'done', applied: creates, failed: 0 });
      await same(kind);
    }
    expect(await server.app.database.db.$count(importRows, eq(importRows.state, 'applied'))).toBeGreaterThan(0);
  });
});

describe('the audit', () => {
  const entries = (action: string) => server.app.database.db.select().from(auditEntries).where(eq(auditEntries.action, action));

  it('records each export with its kind, and no template', async () => {
    const before = (await entries('exportRecords')).length;
    await download('template/groups.xlsx');
    await download('export/groups.xlsx');
    await admin.send('/api/imports/export/groups.xlsx', { method: 'HEAD' });
    const found = await entries('exportRecords');
    expect(found).toHaveLength(before + 1);
    expect(found.at(-1)).toMatchObject({ actorId: await server.idOf('admin'), subjectType: 'import', after: { kind: 'groups' } });
  });

  it('records the download of failed rows', async () => {
    const { importId } = await check(
      'create-groups',
      await write({
        Groups: [
          ['Group ID', 'Name'],
          ['', 'Audited'],
        ],
        Subgroups: [],
      }),
    );
    await download(`${importId}/failed.xlsx`);
    expect(await entries('downloadFailedRows')).toEqual(
      expect.arrayContaining([expect.objectContaining({ subjectType: 'import', subjectId: importId })]),
    );
  });
});

describe('the addresses', () => {
  it.each(['template/members.xlsx', 'export/members.xlsx', 'export/groups.xlsx', 'export/courses.xlsx', '1/failed.xlsx'])(
    'refuse %s to other people and methods',
    async (path) => {
      expect((await server.browser().send(`/api/imports/${path}`)).status).toBe(401);
      for (const key of ['member', 'coach', 'tribe-team-fa'])
        expect((await (await server.as(key)).send(`/api/imports/${path}`)).status).toBe(403);
      expect((await admin.send(`/api/imports/${path}`, { method: 'POST' })).status).toBe(405);
    },
  );

  it.each(['template/people.xlsx', 'export/x.xlsx', '999999/failed.xlsx', 'template/members.csv', 'x'])(
    'have nothing at %s',
    async (path) => {
      expect((await admin.send(`/api/imports/${path}`)).status).toBe(404);
    },
  );

  it('need the pages that show the records', async () => {
    const { db } = server.app.database;
    const setPage = (page: string, isOpen: boolean) =>
      db.execute(
        sql`update access_levels set page_access = jsonb_set(page_access, array[${page}], to_jsonb(${isOpen}::boolean)) where key = 'admin'`,
      );
    for (const [page, kind] of [
      ['users', 'members'],
      ['user', 'members'],
      ['group', 'groups'],
      ['course', 'courses'],
      ['uploadContents', 'members'],
    ] as const) {
      await setPage(page, false);
      const { status } = await admin.send(`/api/imports/export/${kind}.xlsx`, { method: 'HEAD' });
      await setPage(page, true);
      expect([page, status]).toEqual([page, 403]);
    }
    expect((await admin.send('/api/imports/export/members.xlsx', { method: 'HEAD' })).status).toBe(200);
  });
});
