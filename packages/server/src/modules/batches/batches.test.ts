import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { batches } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
const db = () => server.app.database.db;

const CREATE = `mutation ($input: BatchInput!, $key: String) { it: createBatch(input: $input, idempotencyKey: $key) { databaseId revision } }`;
const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: BatchInput!) { it: updateBatch(databaseId: $id, revision: $revision, input: $input) { revision } }`;
const ARCHIVE = `mutation ($id: Int!, $archived: Boolean!) { it: setBatchArchived(databaseId: $id, archived: $archived) { archivedAt } }`;
const launch = (name: string, launchFrom: string, launchTo: string) => ({ name, launchFrom, launchTo });
const create = (input: object, key?: string) => server.request('admin', CREATE, { input, key });
async function created(input: object): Promise<number> {
  const { data, errors } = await create(input);
  expect(errors).toBeUndefined();
  return data.it.databaseId;
}
const fieldsOf = ({ errors }: { errors: { extensions: { fieldErrors?: Record<string, string> } }[] }) => errors[0]?.extensions.fieldErrors;

describe('a batch', () => {
  it('is added once per key, listed, and current on its days only', async () => {
    const input = launch(' Batch  30 ', '2026-06-01', '2026-06-30');
    const key = crypto.randomUUID();
    const [first, again] = [await create(input, key), await create(input, key)];
    expect(again.data.it.databaseId).toBe(first.data.it.databaseId);
    const list = async () => {
      const { data } = await server.request(
        'admin',
        '{ viewer { batches(first: 1, filter: { search: "Batch 30" }) { edges { node { name launchFrom launchTo isCurrent archivedAt } } } } }',
      );
      return data.viewer.batches.edges[0].node;
    };
    expect(await list()).toEqual({
      name: 'Batch 30',
      launchFrom: '2026-06-01',
      launchTo: '2026-06-30',
      isCurrent: false,
      archivedAt: null,
    });
    const { data } = await server.request('admin', '{ viewer { batches(first: 50) { edges { node { name isCurrent launchFrom } } } } }');
    const nodes = data.viewer.batches.edges.map(({ node }: { node: { name: string; isCurrent: boolean; launchFrom: string } }) => node);
    expect(nodes.filter((node: { isCurrent: boolean }) => node.isCurrent).map(({ name }: { name: string }) => name)).toEqual(['Batch 19']);
    const days = nodes.map(({ launchFrom }: { launchFrom: string }) => launchFrom);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each([
    ['2027-01-10', '2027-01-10'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-31', '2027-02-28'],
    ['2026-08-01', '2027-12-31'],
  ])('is refused from %s to %s, when another one launches', async (from, to) => {
    await db()
      .insert(batches)
      .values({ ...launch('January', '2027-01-01', '2027-01-31'), createdAt: TEST_NOW })
      .onConflictDoNothing();
    const message = 'January launches from 01/01/2027 to 01/31/2027. Choose days on which no other batch launches.';
    const refused = await create(launch(`From ${from}`, from, to));
    expect([codeOf(refused), fieldsOf(refused)]).toEqual(['BAD_USER_INPUT', { launchFrom: message }]);
  });

  it('is refused with a taken name, and with days in the wrong order', async () => {
    expect(fieldsOf(await create(launch('Batch 19', '2028-01-01', '2028-01-02')))).toEqual({ name: 'Another batch has this name.' });
    expect(fieldsOf(await create(launch('Batch 40', '2028-01-02', '2028-01-01')))).toEqual({
      launchTo: 'The last day cannot be before the first.',
    });
  });

  it('of two added at once on the same days is added once', async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => create(launch(`At once ${n}`, '2029-01-01', '2029-01-31'))));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await db().$count(batches, and(isNull(batches.archivedAt), eq(batches.launchFrom, '2029-01-01')))).toBe(1);
  });

  it('is edited on its own days, and not from an old revision', async () => {
    const id = await created(launch('Edited', '2030-01-01', '2030-01-31'));
    const save = (revision: number, input: object) => server.request('admin', UPDATE, { id, revision, input });
    expect((await save(1, launch('Edited', '2030-01-10', '2030-02-10'))).data.it.revision).toBe(2);
    expect(codeOf(await save(1, launch('Old', '2030-01-10', '2030-02-10')))).toBe('STALE');
    expect(fieldsOf(await save(2, launch('Edited', '2027-01-01', '2027-01-02')))?.['launchFrom']).toContain('January launches');
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'batch'), eq(auditEntries.subjectId, id)));
    expect(entries.map(({ action }) => action)).toEqual(['createBatch', 'updateBatch']);
    expect(entries[1]?.after).toEqual({ launchFrom: '2030-01-10', launchTo: '2030-02-10' });
  });

  it('gives its days free while it is archived', async () => {
    const id = await created(launch('Archived', '2031-01-01', '2031-01-31'));
    const archive = (archived: boolean) => server.request('admin', ARCHIVE, { id, archived });
    expect((await archive(true)).data.it.archivedAt).not.toBeNull();
    await created(launch('Instead', '2031-01-15', '2031-01-15'));
    const refused = await archive(false);
    expect([codeOf(refused), refused.errors[0].message]).toEqual(['CONFLICT', expect.stringContaining('Instead launches')]);
    const [row] = await db().select().from(batches).where(eq(batches.id, id));
    expect(row?.archivedAt).not.toBeNull();
    await db().update(batches).set({ archivedAt: TEST_NOW }).where(eq(batches.name, 'Instead'));
    expect((await archive(false)).data.it.archivedAt).toBeNull();
  });
});

describe('the figures of a batch', () => {
  const FIGURES = `query ($id: Int!) { viewer { batch(databaseId: $id) { size figures { enrolled retained retention received } } } }`;

  it('count its people, those who stayed, and what they paid', async () => {
    const [batch] = await db().select().from(batches).where(eq(batches.name, 'Batch 18'));
    const id = batch?.id ?? 0;
    const { data } = await server.request('admin', FIGURES, { id });
    const { rows } = await db().execute<{ size: number; enrolled: number; retained: number; received: number }>(sql`
      select count(*)::int as size,
        count(*) filter (where exists (select 1 from subscriptions s where s.user_id = u.id))::int as enrolled,
        count(*) filter (where exists (select 1 from subscriptions s where s.user_id = u.id and s.unsubscribed_at is null
          and s.starts_at <= ${TEST_NOW} and s.expires_at >= '2025-11-11T16:00:00Z'))::int as retained,
        (select coalesce(sum(e.allocated_centavos), 0)::float8 / 100 from schedule_entries e join users p on p.id = e.user_id where p.batch_id = ${id}) as received
      from users u where u.batch_id = ${id}`);
    const [counted] = rows;
    expect(data.viewer.batch.figures).toEqual({
      enrolled: counted?.enrolled,
      retained: counted?.retained,
      received: counted?.received,
      retention: Math.floor(((counted?.retained ?? 0) / (counted?.enrolled ?? 1)) * 100),
    });
    expect(counted?.retained).toBeGreaterThan(0);
    expect(counted?.enrolled).toBeGreaterThan(counted?.retained ?? 0);
    expect(counted?.received).toBeGreaterThan(0);
  });

  it('are zero for one without people', async () => {
    const id = await created(launch('Empty', '2032-01-01', '2032-01-31'));
    const { data } = await server.request('admin', FIGURES, { id });
    expect(data.viewer.batch).toEqual({ size: 0, figures: { enrolled: 0, retained: 0, retention: null, received: 0 } });
  });

  it('cover only the people of the reader, and money only for those who read payments', async () => {
    const [batch] = await db().select().from(batches).where(eq(batches.name, 'Batch 18'));
    const id = batch?.id ?? 0;
    const PEOPLE = `query ($id: Int!) { viewer { batch(databaseId: $id) { figures { enrolled } } } }`;
    const all = (await server.request('admin', PEOPLE, { id })).data.viewer.batch.figures.enrolled;
    expect(codeOf(await server.request('coach', PEOPLE, { id }))).toBe('FORBIDDEN');
    await db().execute(sql`update access_levels set page_access = page_access || '{"batch": true}' where key = 'coach'`);
    const own = (await server.request('coach', PEOPLE, { id })).data.viewer.batch.figures.enrolled;
    expect(own).toBeLessThan(all);
    expect(codeOf(await server.request('coach', FIGURES, { id }))).toBe('FORBIDDEN');
    expect(codeOf(await server.request('member', PEOPLE, { id }))).toBe('FORBIDDEN');
    expect(await db().$count(users, eq(users.batchId, id))).toBeGreaterThan(0);
  });
});
