import { and, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { users } from '../users/tables.ts';
import { checkDuplicates } from './duplicateCommands.ts';
import { duplicateChecks, duplicatePairs } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await checkDuplicates(server.app);
});
afterAll(() => server.close());

const db = () => server.app.database.db;
let made = 0;
async function newPerson(values: Partial<typeof users.$inferInsert>): Promise<number> {
  made += 1;
  const [row] = await db()
    .insert(users)
    .values({
      email: `double.${made}@example.com`,
      tribeId: `D${made}`,
      slug: `double-${made}`,
      firstName: 'Ligaya',
      lastName: 'Magsaysay',
      createdAt: TEST_NOW,
      ...values,
    })
    .returning({ id: users.id });
  return row?.id ?? 0;
}

const pairsOf = async (...ids: number[]) => {
  const rows = await db()
    .select()
    .from(duplicatePairs)
    .where(or(inList(duplicatePairs.firstId, ids), inList(duplicatePairs.secondId, ids)))
    .orderBy(duplicatePairs.firstId, duplicatePairs.secondId);
  return rows.map(({ firstId, secondId, reasons }) => [firstId, secondId, reasons]);
};

describe('the search for duplicates', () => {
  it('finds the same mobile number, the same profile, and a similar name with the same birthday', async () => {
    const mobile = [await newPerson({ mobileNumber: '09980000001' }), await newPerson({ firstName: 'Jose', mobileNumber: '09980000001' })];
    const profile = [
      await newPerson({ facebookProfile: 'https://facebook.com/ligaya.magsaysay' }),
      await newPerson({ firstName: 'Jose', lastName: 'Cruz', facebookProfile: 'https://facebook.com/Ligaya.Magsaysay' }),
    ];
    const born = [await newPerson({ birthdate: '1901-02-03' }), await newPerson({ firstName: 'Ligáya', birthdate: '1901-02-03' })];
    const stranger = await newPerson({ firstName: 'Crisanto', lastName: 'Bautista', birthdate: '1901-02-03' });
    expect(await checkDuplicates(server.app)).toBe(7);
    expect(await db().$count(duplicateChecks)).toBe(0);
    expect(await pairsOf(...mobile)).toEqual([[...mobile, ['mobile']]]);
    expect(await pairsOf(...profile)).toEqual([[...profile, ['facebook']]]);
    expect(await pairsOf(...born)).toEqual([[...born, ['birthday']]]);
    expect(await pairsOf(stranger)).toEqual([]);
  });

  it('takes a pair back once a value was corrected, or an account was archived', async () => {
    const [one, two, three] = [
      await newPerson({ mobileNumber: '09980000002' }),
      await newPerson({ mobileNumber: '09980000002' }),
      await newPerson({ mobileNumber: '09980000002' }),
    ];
    await checkDuplicates(server.app);
    expect(await pairsOf(one, two, three)).toHaveLength(3);
    await db().update(users).set({ mobileNumber: '09980000003' }).where(eq(users.id, one));
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, two));
    expect(await checkDuplicates(server.app)).toBe(2);
    expect(await pairsOf(one, two, three)).toEqual([]);
  });

  it('ignores a value that very many accounts share', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 22; index++) ids.push(await newPerson({ mobileNumber: '09980000004', birthdate: null }));
    await checkDuplicates(server.app);
    expect(await pairsOf(...ids)).toEqual([]);
  });

  it('queues no account again whose other values change', async () => {
    const id = await newPerson({});
    await checkDuplicates(server.app);
    await db().update(users).set({ about: 'New', showReturneeModal: true }).where(eq(users.id, id));
    expect(await db().$count(duplicateChecks)).toBe(0);
  });
});

describe('suggestions', () => {
  const LIST =
    'query ($dismissed: Boolean) { viewer { duplicatePairs(first: 100, filter: { dismissed: $dismissed }) { edges { node { databaseId } } } } }';
  const listed = async (as: string, dismissed = false): Promise<number[]> => {
    const { data } = await server.request(as, LIST, { dismissed });
    return data.viewer.duplicatePairs.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
  };
  const dismiss = (as: string, id: number, dismissed: boolean) =>
    server.request(as, 'mutation ($id: Int!, $to: Boolean!) { setDuplicateDismissed(databaseId: $id, dismissed: $to) { dismissedAt } }', {
      id,
      to: dismissed,
    });

  it('can be dismissed, stay so when they are found again, and be suggested again', async () => {
    const ids = [await newPerson({ mobileNumber: '09980000005' }), await newPerson({ mobileNumber: '09980000005' })];
    await checkDuplicates(server.app);
    const [pair] = await db()
      .select()
      .from(duplicatePairs)
      .where(and(eq(duplicatePairs.firstId, ids[0] ?? 0), eq(duplicatePairs.secondId, ids[1] ?? 0)));
    const id = pair?.id ?? 0;
    expect(await listed('admin')).toContain(id);
    expect((await dismiss('admin', id, true)).errors).toBeUndefined();
    await db()
      .insert(duplicateChecks)
      .values({ userId: ids[0] ?? 0 });
    await checkDuplicates(server.app);
    expect(await listed('admin')).not.toContain(id);
    expect(await listed('admin', true)).toContain(id);
    await dismiss('admin', id, false);
    expect(await listed('admin')).toContain(id);
  });

  it('show a coach only pairs of which both people are theirs, and change nothing for them', async () => {
    const ids = [await newPerson({ mobileNumber: '09980000006' }), await newPerson({ mobileNumber: '09980000006' })];
    await checkDuplicates(server.app);
    const [pair] = await db()
      .select()
      .from(duplicatePairs)
      .where(eq(duplicatePairs.secondId, ids[1] ?? 0));
    expect(await listed('expert')).not.toContain(pair?.id);
    expect(codeOf(await dismiss('coach', pair?.id ?? 0, true))).toBe('FORBIDDEN');
    expect(codeOf(await server.request('member', LIST))).toBe('FORBIDDEN');
  });
});
