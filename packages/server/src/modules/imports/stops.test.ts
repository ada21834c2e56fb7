import { csvText } from '@atlas/domain/imports';
import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { type Browser, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { groups } from '../groups/tables.ts';
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
const ROWS = 450;
const emailOf = (index: number) => `stop${count}-${String(index).padStart(3, '0')}@people.example`;
const people = (size = ROWS) => [
  ['Email', 'First Name', 'Last Name'],
  ...Array.from({ length: size }, (_none, index) => [emailOf(index), 'Juan', 'Cruz']),
];

async function check(rows: readonly (readonly string[])[], path = 'upload-create-users'): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([csvText(rows)]), 'people.csv');
  const { status, json } = await admin.send(`/api/${path}`, { method: 'POST', body: form });
  expect(status, JSON.stringify(json)).toBe(202);
  return json.importId;
}
const command = async (name: string, id: number) =>
  (await admin.graphql(`mutation ($id: Int!) { it: ${name}(databaseId: $id) { state stoppedIn canContinue canUndo applied } }`, { id }))
    .json;
async function succeeds(name: string, id: number) {
  const { data, errors } = await command(name, id);
  expect(errors).toBeUndefined();
  return data.it;
}
async function rejection(name: string, id: number): Promise<[string, string]> {
  const { errors } = await command(name, id);
  return [errors[0].extensions.code, errors[0].message];
}
const stateOf = async (id: number) => (await db().select().from(imports).where(eq(imports.id, id)))[0];
const work = () => workOnImportsUnderWay(server.app, crypto.randomUUID());
const made = () =>
  db()
    .select()
    .from(users)
    .where(like(users.email, `stop${count}-%`))
    .orderBy(users.email);

/** Works on the import until it was stopped before the portion with this number. */
async function workAndStop(id: number, portion: number): Promise<unknown> {
  let calls = 0;
  let stopping: Promise<unknown> = Promise.resolve();
  // The portion is begun before the request to stop arrives.
  const signal = {
    throwIfAborted: () => {
      if (++calls === portion) stopping = succeeds('stopImport', id);
    },
  } as AbortSignal;
  await workOnImportsUnderWay(server.app, crypto.randomUUID(), signal);
  return stopping;
}

describe('an import that is stopped', () => {
  it('ends between two portions, and continues with the exact result', async () => {
    const id = await check(people());
    await succeeds('applyImport', id);
    expect(await workAndStop(id, 2)).toMatchObject({ state: 'STOPPED', stoppedIn: 'RUNNING', canContinue: true, canUndo: true });
    const applied = (await made()).length;
    expect(applied % 100).toBe(0);
    expect(applied).toBeGreaterThanOrEqual(100);
    expect(applied).toBeLessThan(ROWS);
    expect(await db().$count(importRows, and(eq(importRows.importId, id), eq(importRows.state, 'waiting')))).toBe(ROWS - applied);
    await work();
    expect(await made()).toHaveLength(applied);
    expect(await stateOf(id)).toMatchObject({ state: 'stopped', applied });

    expect(await succeeds('continueImport', id)).toMatchObject({ state: 'RUNNING', stoppedIn: null, canContinue: false });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done', stoppedIn: null, applied: ROWS, failed: 0 });
    expect((await made()).map(({ email }) => email)).toEqual(Array.from({ length: ROWS }, (_none, index) => emailOf(index)));
  });

  it('is stopped and continued once, however often that is repeated', async () => {
    const id = await check(people(3));
    await succeeds('applyImport', id);
    await succeeds('stopImport', id);
    expect(await succeeds('stopImport', id)).toMatchObject({ state: 'STOPPED', applied: 0 });
    await succeeds('continueImport', id);
    expect(await succeeds('continueImport', id)).toMatchObject({ state: 'RUNNING' });
    await work();
    expect(await made()).toHaveLength(3);
    const actions = await db()
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.subjectType, 'import'),
          eq(auditEntries.subjectId, id),
          inList(auditEntries.action, ['stopImport', 'continueImport']),
        ),
      )
      .orderBy(auditEntries.id);
    expect(actions.map(({ action }) => action)).toEqual(['stopImport', 'continueImport']);
    expect(await rejection('stopImport', id)).toEqual(['CONFLICT', 'This import has ended already.']);
    expect(await rejection('continueImport', id)).toEqual(['CONFLICT', 'This import is not stopped.']);
    expect(await rejection('applyImport', await stoppedImport())).toEqual(['CONFLICT', 'This import cannot be applied.']);
  });

  const stoppedImport = async () => {
    const id = await check([
      ['Email', 'First Name'],
      [`other${count}@people.example`, 'Ana'],
    ]);
    await succeeds('applyImport', id);
    await succeeds('stopImport', id);
    return id;
  };

  it('blocks no other import, and is not continued while one runs', async () => {
    const stopped = await stoppedImport();
    const other = await check(people(2));
    await succeeds('applyImport', other);
    expect(await rejection('continueImport', stopped)).toEqual(['CONFLICT', 'Another import is running. Wait until it is done.']);
    expect(await stateOf(stopped)).toMatchObject({ state: 'stopped', stoppedIn: 'running' });
    await work();
    expect(await stateOf(other)).toMatchObject({ state: 'done', applied: 2 });
    await succeeds('continueImport', stopped);
    await work();
    expect(await stateOf(stopped)).toMatchObject({ state: 'done', applied: 1 });
  });

  it('is undone with what it applied, and its other rows stay untried', async () => {
    const id = await check(people());
    await succeeds('applyImport', id);
    await workAndStop(id, 2);
    const applied = (await made()).length;
    await succeeds('undoImport', id);
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'undone', stoppedIn: null, undone: applied, kept: 0 });
    expect((await made()).filter(({ archivedAt }) => archivedAt === null)).toEqual([]);
    expect(await made()).toHaveLength(applied);
  });

  it('cannot be undone a day later, but can be continued', async () => {
    const id = await check(people(2));
    await succeeds('applyImport', id);
    await succeeds('stopImport', id);
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
    expect((await rejection('undoImport', id))[0]).toBe('GONE');
    await succeeds('continueImport', id);
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done', applied: 2 });
  });

  it('continues an undo where that was stopped', async () => {
    const id = await check(people());
    await succeeds('applyImport', id);
    await work();
    await succeeds('undoImport', id);
    expect(await workAndStop(id, 2)).toMatchObject({ state: 'STOPPED', stoppedIn: 'UNDOING', canUndo: false, canContinue: true });
    const left = (await made()).filter(({ archivedAt }) => archivedAt === null).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(ROWS);
    expect((await rejection('undoImport', id))[0]).toBe('CONFLICT');
    await succeeds('continueImport', id);
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'undone', undone: ROWS, kept: 0 });
    expect((await made()).filter(({ archivedAt }) => archivedAt === null)).toEqual([]);
  });

  it('adds each group once, whose rows are written alone', async () => {
    const names = Array.from({ length: 12 }, (_none, index) => `Stop ${count} ${index}`);
    const id = await check([['Group ID', 'Name'], ...names.map((name) => [name, name])], 'upload-create-groups');
    await succeeds('applyImport', id);
    await workAndStop(id, 5);
    const before = await db().$count(groups, like(groups.name, `Stop ${count} %`));
    expect(before).toBeGreaterThanOrEqual(4);
    expect(before).toBeLessThan(12);
    await succeeds('continueImport', id);
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done', applied: 12, failed: 0 });
    expect(await db().$count(groups, like(groups.name, `Stop ${count} %`))).toBe(12);
  });

  it('cannot be continued once its cells were removed', async () => {
    const id = await stoppedImport();
    server.app.setNow(new Date(TEST_NOW.getTime() + 31 * 86_400_000));
    await removeOldCells(server.app);
    server.app.setNow(TEST_NOW);
    expect(await rejection('continueImport', id)).toEqual(['GONE', 'Its cells were removed after 30 days.']);
    expect(await db().$count(users, sql`${users.email} = ${`other${count}@people.example`}`)).toBe(0);
  });
});
