import { csvText } from '@atlas/domain/imports';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { courses, lessons, units } from '../courses/tables.ts';
import { groupMembers, groups, subgroups } from '../groups/tables.ts';
import { xpEntries } from '../stages/tables.ts';
import { users } from '../users/tables.ts';
import { importRows, imports } from './tables.ts';
import { removeOldCells, workOnImportsUnderWay } from './work.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

let count = 0;
beforeEach(() => {
  count++;
  server.app.setNow(TEST_NOW);
});
const db = () => server.app.database.db;

interface Check {
  importId: number;
  creates: number;
  changes: number;
  skips: number;
  problems: { sheet: string; row: number | null; column: string | null; value: string | null; message: string }[];
}

async function send(path: string, rows: readonly (readonly (string | number | null)[])[] | string, browser = admin) {
  const form = new FormData();
  form.append('note', 'before the file');
  form.append('file', new Blob([typeof rows === 'string' ? rows : csvText(rows)]), 'people “1”.csv');
  return browser.send(`/api/${path}`, { method: 'POST', body: form });
}
async function check(path: string, rows: Parameters<typeof send>[1]): Promise<Check> {
  const { status, json } = await send(path, rows);
  expect(status, JSON.stringify(json)).toBe(202);
  return json;
}
const work = (signal?: AbortSignal) => workOnImportsUnderWay(server.app, crypto.randomUUID(), signal);
async function command(name: string, id: number) {
  return (await admin.graphql(`mutation ($id: Int!) { it: ${name}(databaseId: $id) { state } }`, { id })).json;
}
async function apply({ importId }: Check): Promise<typeof imports.$inferSelect> {
  expect((await command('applyImport', importId)).errors).toBeUndefined();
  await work();
  return stateOf(importId);
}
async function undo({ importId }: Check) {
  expect((await command('undoImport', importId)).errors).toBeUndefined();
  await work();
  return stateOf(importId);
}
async function stateOf(id: number) {
  const [row] = await db().select().from(imports).where(eq(imports.id, id));
  if (!row) throw new Error('The import is gone');
  return row;
}
const emailOf = (index: number) => `import${count}-${index}@people.example`;
const peopleOf = () =>
  db()
    .select()
    .from(users)
    .where(like(users.email, `import${count}-%`))
    .orderBy(users.email);
const TITLES = ['Tribe ID', 'Email', 'First Name', 'Last Name', 'Mobile Number', 'Access Levels', 'Base Points'];
const person = (index: number, name = 'Juan') => [`TI${count}-${index}`, emailOf(index), name, 'Cruz', 9171234567, 'member', 250];
const lines = (size: number) => [TITLES, ...Array.from({ length: size }, (_none, index) => person(100 + index))];

describe('an import of people', () => {
  it('is checked without writing, then applied, and changes nothing the second time', async () => {
    const found = await check('upload-upsert-users', lines(3));
    expect(found).toMatchObject({ creates: 3, changes: 0, skips: 0, problems: [] });
    expect(await peopleOf()).toEqual([]);
    expect(await apply(found)).toMatchObject({ state: 'done', total: 3, applied: 3, failed: 0 });
    const made = await peopleOf();
    expect(made.map(({ tribeId, firstName, mobileNumber, type }) => [tribeId, firstName, mobileNumber, type])).toEqual(
      [100, 101, 102].map((index) => [`TI${count}-${index}`, 'Juan', '+639171234567', 'member']),
    );
    expect(await db().$count(xpEntries, and(eq(xpEntries.userId, made[0]?.id ?? 0), eq(xpEntries.points, 250)))).toBe(1);
    const again = await check('upload-upsert-users', lines(3));
    expect(again).toMatchObject({ creates: 0, changes: 0, skips: 3, problems: [] });
    expect((await command('applyImport', again.importId)).errors[0].extensions.code).toBe('CONFLICT');
  });

  it('changes known people, keeps the values of empty cells, and is undone except where someone changed them', async () => {
    await apply(await check('upload-create-users', lines(2)));
    const changed = await check('upload-update-users', [
      ['Email', 'First Name', 'Last Name'],
      [emailOf(100), 'Jose', ''],
      [emailOf(101), 'Ana', ''],
      [emailOf(999), 'Nobody', ''],
    ]);
    expect(changed).toMatchObject({ creates: 0, changes: 2, skips: 1 });
    await apply(changed);
    expect((await peopleOf()).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(['Jose Cruz', 'Ana Cruz']);
    await db()
      .update(users)
      .set({ firstName: 'Anna' })
      .where(eq(users.email, emailOf(101)));
    expect(await undo(changed)).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect((await peopleOf()).map(({ firstName }) => firstName)).toEqual(['Juan', 'Anna']);
  });

  it('is undone by archiving whom it added, unless they were changed', async () => {
    const found = await check('upload-create-users', lines(3));
    await apply(found);
    await db()
      .update(users)
      .set({ lastName: 'Reyes' })
      .where(eq(users.email, emailOf(101)));
    expect(await undo(found)).toMatchObject({ undone: 2, kept: 1 });
    expect((await peopleOf()).map(({ archivedAt }) => archivedAt !== null)).toEqual([true, false, true]);
  });

  it('cannot be undone after 24 hours', async () => {
    const found = await check('upload-create-users', lines(1));
    await apply(found);
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
    expect((await command('undoImport', found.importId)).errors[0].extensions.code).toBe('GONE');
  });

  it('continues after it was stopped at any row, with the exact result', async () => {
    const found = await check('upload-create-users', lines(450));
    await command('applyImport', found.importId);
    for (let run = 0; run < 10; run++) {
      let calls = 0;
      // Stops before a portion, as a process does that is ended.
      const signal = {
        throwIfAborted: () => {
          if (++calls > 1) throw new Error('stopped');
        },
      } as AbortSignal;
      await work(signal).catch(() => undefined);
    }
    expect(await stateOf(found.importId)).toMatchObject({ state: 'done', applied: 450, failed: 0 });
    expect((await peopleOf()).map(({ email }) => email)).toEqual(Array.from({ length: 450 }, (_none, index) => emailOf(100 + index)));
  });

  it('applies the other rows when the database rejects one', async () => {
    const found = await check('upload-create-users', lines(5));
    await db()
      .insert(users)
      .values({
        email: emailOf(102),
        tribeId: `other${count}`,
        slug: `other-${count}`,
        firstName: 'Other',
        lastName: '',
        createdAt: TEST_NOW,
      });
    expect(await apply(found)).toMatchObject({ state: 'done', applied: 4, failed: 0 });
    expect(await peopleOf()).toHaveLength(5);
  });

  it('names sheet, row, column and value of each problem', async () => {
    const { problems } = await check('upload-create-users', [
      TITLES,
      ['', 'juan', 'Juan', '', '', '', ''],
      ['', emailOf(1), 'Juan', '', '', 'king', ''],
      ['', emailOf(2), '', '', '', '', ''],
      ['', emailOf(1), 'Juan', '', '', '', ''],
    ]);
    expect(problems.map(({ sheet, row, column, value }) => [sheet, row, column, value])).toEqual([
      ['Members', 2, 'Email', 'juan'],
      ['Members', 5, 'Email', emailOf(1)],
      ['Members', 3, 'Access Levels', 'king'],
      ['Members', 4, 'First Name', null],
    ]);
  });

  it('finds a person who is in two rows, and never changes an address', async () => {
    await apply(await check('upload-create-users', lines(1)));
    const { problems } = await check('upload-upsert-users', [
      ['Tribe ID', 'Email', 'First Name'],
      ['', emailOf(100), 'Jose'],
      [`TI${count}-100`, '', 'Ana'],
      [`TI${count}-100x`, 'admin@atlas.example', 'Eve'],
    ]);
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [3, 'this is the person of row 2'],
      [4, expect.stringContaining('is not the Tribe ID of this address')],
    ]);
    const { problems: moved } = await check('upload-upsert-users', [
      ['Tribe ID', 'Email'],
      [`TI${count}-100`, emailOf(5)],
    ]);
    expect(moved[0]?.message).toContain('an import changes no address');
  });

  it('reads semicolons and the encoding of Windows', async () => {
    const text = Buffer.from(`Email;First Name\n${emailOf(1)};Pe\xf1a`, 'latin1');
    const form = new FormData();
    form.append('file', new Blob([text]), 'x.csv');
    const { json } = await admin.send('/api/upload-create-users', { method: 'POST', body: form });
    await apply(json);
    expect((await peopleOf())[0]?.firstName).toBe('Peña');
  });

  it('waits while another import runs', async () => {
    const [first, second] = [await check('upload-create-users', lines(1)), await check('upload-create-users', [TITLES, person(1)])];
    expect((await command('applyImport', first.importId)).errors).toBeUndefined();
    const { errors } = await command('applyImport', second.importId);
    expect([errors[0].extensions.code, errors[0].message]).toEqual(['CONFLICT', 'Another import is running. Wait until it is done.']);
    await work();
    await apply(second);
  });
});

describe('columns', () => {
  it('are chosen for unknown titles, and remembered', async () => {
    const file = [
      ['Mail', 'Given name'],
      [emailOf(1), 'Juan'],
    ];
    const found = await check('upload-create-users', file);
    expect(found.problems.map(({ column }) => column)).toEqual(['Email', 'Mail', 'Given name']);
    const columns = [
      { sheet: 'Members', title: 'Mail', column: 'Email' },
      { sheet: 'Members', title: 'Given name', column: 'First Name' },
    ];
    const MAP = `mutation ($id: Int!, $columns: [ImportColumnInput!]!) { it: mapImport(databaseId: $id, columns: $columns) { creates problemCount } }`;
    const { json } = await admin.graphql(MAP, { id: found.importId, columns });
    expect(json.data.it).toEqual({ creates: 1, problemCount: 0 });
    expect(await check('upload-create-users', file)).toMatchObject({ creates: 1, problems: [] });
  });
});

describe('groups and courses', () => {
  it('are added once, with their parents, and undone', async () => {
    const groupsFile = await check('upload-create-groups', [
      ['Group ID', 'Name'],
      [`G${count}`, `Amihan ${count}`],
    ]);
    await apply(groupsFile);
    const again = await check('upload-create-groups', [
      ['Group ID', 'Name'],
      [`G${count}`, `Amihan ${count}`],
    ]);
    expect(again).toMatchObject({ creates: 0, skips: 1 });
    const sub = await check('upload-create-groups', [
      ['Subgroup ID', 'Name', 'Group ID'],
      [`S${count}`, 'Luzon', `G${count}`],
    ]);
    await apply(sub);
    const [group] = await db()
      .select()
      .from(groups)
      .where(eq(groups.name, `Amihan ${count}`));
    expect(await db().$count(subgroups, eq(subgroups.groupId, group?.id ?? 0))).toBe(1);
    expect(await undo(groupsFile)).toMatchObject({ undone: 0, kept: 1 });
    expect(await undo(sub)).toMatchObject({ undone: 1 });
  });

  it('of courses are drafts', async () => {
    await apply(
      await check('upload-create-courses', [
        ['Course ID', 'Name', 'Description'],
        [`C${count}`, `Rates ${count}`, 'How to set rates'],
      ]),
    );
    await apply(
      await check('upload-create-courses', [
        ['Unit ID', 'Name', 'Course ID', 'Description'],
        [`U${count}`, 'One', `C${count}`, ''],
      ]),
    );
    await apply(
      await check('upload-create-courses', [
        ['Lesson ID', 'Name', 'Unit ID', 'Description'],
        [`L${count}`, 'Hello', `U${count}`, 'Text'],
      ]),
    );
    const [course] = await db()
      .select()
      .from(courses)
      .where(eq(courses.name, `Rates ${count}`));
    expect(course).toMatchObject({ publishedAt: null, description: 'How to set rates' });
    const [unit] = await db()
      .select()
      .from(units)
      .where(eq(units.courseId, course?.id ?? 0));
    const [lesson] = await db()
      .select()
      .from(lessons)
      .where(eq(lessons.unitId, unit?.id ?? 0));
    expect(lesson).toMatchObject({ name: 'Hello', type: 'TEXT', body: 'Text', publishedAt: null });
  });
});

describe('the endpoints', () => {
  it('refuse other methods, bodies and people', async () => {
    expect((await admin.send('/api/upload-create-users')).status).toBe(405);
    expect((await admin.post('/api/upload-create-users', {})).status).toBe(415);
    expect((await send('upload-create-users', lines(1), server.browser())).status).toBe(401);
    expect((await send('upload-create-users', lines(1), await server.as('coach'))).status).toBe(403);
    expect((await send('upload-create-users', '%PDF-1.7')).status).toBe(415);
    const form = new FormData();
    form.append('other', 'x');
    expect((await admin.send('/api/upload-create-users', { method: 'POST', body: form })).status).toBe(400);
  });
});

it('removes the cells after 30 days', async () => {
  const found = await check('upload-create-users', [...lines(1), ['', 'juan', '', '', '', '', '']]);
  await apply(found);
  server.app.setNow(new Date(TEST_NOW.getTime() + 31 * 86_400_000));
  await removeOldCells(server.app);
  const rows = await db().select().from(importRows).where(eq(importRows.importId, found.importId));
  expect(rows.map(({ cells, before, after }) => [cells, before, after])).toEqual([
    [{}, null, null],
    [{}, null, null],
  ]);
  expect(rows.find(({ state }) => state === 'failed')?.problem).toBe('Its cells were removed after 30 days.');
  expect((await stateOf(found.importId)).problems).toEqual([]);
  expect(await db().$count(groupMembers)).toBeGreaterThan(0);
});
