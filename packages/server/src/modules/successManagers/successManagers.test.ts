import { asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASH_COLLECTION_FILTERS, cashCollection, PROMISE_STATES } from '@atlas/domain/payments';
import { RETENTION_STATES } from '@atlas/domain/subscriptions';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { seededRandom } from '../../seed/seededRandom.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { funnels } from '../funnels/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { cashCollectionOf } from './repo.ts';
import { paymentPromises, portfolio, retentionCases, successManagers } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const db = () => world.app.database.db;
const managerOf = async (key: string) => {
  const [row] = await db()
    .select()
    .from(successManagers)
    .where(eq(successManagers.userId, await world.idOf(key)));
  if (!row) throw new Error(`${key}@ is no success manager`);
  return row;
};
const upper = (word: string) => word.replaceAll(' ', '_').toUpperCase();

describe('success managers', () => {
  const MANAGERS = `query ($filter: SuccessManagersFilter) { viewer { successManagers(filter: $filter) { totalCount edges { node {
    databaseId user { name } figures { members atRisk renewals promised collected } } } } } }`;

  it('are listed for staff with figures that match the stored records', async () => {
    const { edges, totalCount } = (await world.request('tribe-team-ro', MANAGERS)).data.viewer.successManagers;
    expect(totalCount).toBe(3);
    const { id } = await managerOf('success-manager');
    const { figures } = edges
      .map(({ node }: { node: { databaseId: number; figures: object } }) => node)
      .find((node: { databaseId: number }) => node.databaseId === id);
    const promises = await db().select().from(paymentPromises).where(eq(paymentPromises.managerId, id));
    const sum = (state: string) =>
      promises.filter((one) => one.state === state).reduce((total, one) => total + one.amountCentavos, 0) / 100;
    expect(figures).toMatchObject({ members: 40, promised: sum('open'), collected: sum('kept') });
    const members = await db().select({ userId: portfolio.userId }).from(portfolio).where(eq(portfolio.managerId, id));
    const open = await db().select({ userId: retentionCases.userId }).from(retentionCases).where(isNull(retentionCases.closedAt));
    expect(figures.atRisk).toBe(members.filter(({ userId }) => open.some((one) => one.userId === userId)).length);
    const all = await db().select().from(subscriptions).where(isNull(subscriptions.unsubscribedAt));
    const today = startOfManilaDay(TEST_NOW).getTime();
    const soon = members.filter(({ userId }) => {
      const last = Math.max(...all.filter((one) => one.userId === userId).map(({ expiresAt }) => expiresAt.getTime()));
      return last >= today && last < addManilaDays(new Date(today), 31).getTime();
    });
    expect(figures.renewals).toBe(soon.length);
  });

  it('see only themselves', async () => {
    const { edges, totalCount } = (await world.request('success-manager', MANAGERS)).data.viewer.successManagers;
    expect(totalCount).toBe(1);
    const own = await managerOf('success-manager');
    expect(edges[0].node.databaseId).toBe(own.id);
    const one = 'query ($id: Int!) { viewer { successManager(databaseId: $id) { user { name } } } }';
    expect((await world.request('success-manager', one, { id: own.id })).data.viewer.successManager).not.toBeNull();
    const other = await managerOf('tribe-team-fa');
    expect((await world.request('success-manager', one, { id: other.id })).data.viewer.successManager).toBeNull();
    expect((await world.request('admin', one, { id: other.id })).data.viewer.successManager).not.toBeNull();
    const node = 'query ($id: ID!) { node(id: $id) { ... on SuccessManager { createdAt } } }';
    expect((await world.request('success-manager', node, { id: globalId('SuccessManager', other.id) })).codes).toEqual(['FORBIDDEN']);
  });

  it('are listed separately when archived', async () => {
    expect((await world.request('admin', MANAGERS, { filter: { archived: true } })).data.viewer.successManagers.totalCount).toBe(1);
  });

  it.each(['member', 'coach', 'head-coach', 'team-lead', 'affiliate'])('are refused to %s', async (key) => {
    expect((await world.request(key, MANAGERS)).codes).toEqual(['FORBIDDEN']);
  });
});

interface PortfolioNode {
  databaseId: number;
  cashCollection: string;
  lastExpiry: string | null;
  manager: { databaseId: number };
  promises: { amount: number; state: string; promisedFor: string }[];
  openCases: { state: string }[];
}
const PORTFOLIO = `query ($filter: PortfolioFilter) { viewer { portfolio(first: 100, filter: $filter) { totalCount edges { node {
  databaseId cashCollection lastExpiry manager { databaseId } promises { amount state promisedFor } openCases { state } } } } } }`;
const listPortfolio = async (key: string, filter: object = {}) => {
  const { totalCount, edges } = (await world.request(key, PORTFOLIO, { filter })).data.viewer.portfolio;
  const nodes = edges.map(({ node }: { node: PortfolioNode }) => node) as PortfolioNode[];
  expect(totalCount).toBe(nodes.length);
  return nodes;
};

describe('the portfolio', () => {
  it("is limited to a success manager's own, in the list and in its count", async () => {
    const own = await managerOf('success-manager');
    const nodes = await listPortfolio('success-manager');
    expect(nodes).toHaveLength(40);
    expect(nodes.every(({ manager }) => manager.databaseId === own.id)).toBe(true);
    expect((await listPortfolio('admin')).length).toBeGreaterThan(60);
    const other = await managerOf('tribe-team-fa');
    expect(await listPortfolio('success-manager', { managerId: other.id })).toEqual([]);
    expect(await listPortfolio('admin', { managerId: other.id })).toHaveLength(22);
  });

  it('has every member in exactly one kind of cash collection', async () => {
    const all = await listPortfolio('admin');
    const kinds = CASH_COLLECTION_FILTERS.map(({ value }) => value).filter((value) => value !== 'all');
    const found = await Promise.all(
      kinds.map(async (kind) => ({ kind, nodes: await listPortfolio('admin', { cashCollection: upper(kind) }) })),
    );
    for (const { kind, nodes } of found) expect(nodes.every((node) => node.cashCollection === upper(kind))).toBe(true);
    const ids = found.flatMap(({ nodes }) => nodes.map(({ databaseId }) => databaseId));
    expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ databaseId }) => databaseId).toSorted((a, b) => a - b));
    expect(found.filter(({ nodes }) => nodes.length > 0).length).toBeGreaterThan(3);
  });

  it('matches the domain rule on generated worlds, to the day', async () => {
    const random = seededRandom('worlds of cash collection');
    // Subscriptions to one funnel cannot overlap, so each of a person is to another one.
    const sold = await db().select().from(funnels).orderBy(asc(funnels.id)).limit(3);
    const today = startOfManilaDay(TEST_NOW);
    const people = await db()
      .insert(users)
      .values(
        Array.from({ length: 120 }, (_none, index) => ({
          email: `world${index}@worlds.example`,
          tribeId: `W${index}`,
          slug: `world-${index}`,
          firstName: 'World',
          lastName: String(index),
          createdAt: TEST_NOW,
        })),
      )
      .returning({ id: users.id });
    const edges = [-15, -14, 0, 30, 31, 90, 91, 120, 121];
    const rows = people.flatMap(({ id }) =>
      Array.from({ length: random.between(0, 3) }, (_none, nth) => {
        const day = random.chance(60) ? random.pick(edges) : random.between(-200, 200);
        const expiresAt = new Date(addManilaDays(today, day).getTime() + random.pick([0, 1, 86_399_999]));
        const startsAt = new Date(Math.min(expiresAt.getTime() - 1000, TEST_NOW.getTime() + random.pick([-9, -1, 0, 1, 5]) * 86_400_000));
        const unsubscribedAt = random.chance(20) ? TEST_NOW : null;
        return { userId: id, funnelId: sold[nth]?.id ?? 0, startsAt, expiresAt, unsubscribedAt, createdAt: TEST_NOW };
      }),
    );
    await db().insert(subscriptions).values(rows);
    const answers = await db()
      .select({ id: users.id, kind: sql<string>`${cashCollectionOf(users.id, TEST_NOW)}` })
      .from(users);
    const held = await db().select().from(subscriptions);
    for (const { id, kind } of answers) {
      expect(kind, `person ${id}`).toBe(
        cashCollection(
          held.filter(({ userId }) => userId === id),
          TEST_NOW,
        ),
      );
    }
    expect(new Set(answers.map(({ kind }) => kind)).size).toBe(5);
  });

  it('is refused to callers without the page, also by node id', async () => {
    const [row] = await db().select().from(portfolio);
    const node = 'query ($id: ID!) { node(id: $id) { ... on PortfolioMember { since } } }';
    for (const key of ['member', 'coach', 'head-coach', 'affiliate']) {
      expect((await world.request(key, PORTFOLIO)).codes).toEqual(['FORBIDDEN']);
      expect((await world.request(key, node, { id: globalId('PortfolioMember', row?.userId ?? 0) })).codes).toEqual(['FORBIDDEN']);
    }
  });

  it('of another manager is refused by node id, with its promises', async () => {
    const other = await managerOf('tribe-team-fa');
    const [row] = await db().select().from(portfolio).where(eq(portfolio.managerId, other.id));
    const node = 'query ($id: ID!) { node(id: $id) { ... on PortfolioMember { promises { amount } } } }';
    const id = globalId('PortfolioMember', row?.userId ?? 0);
    expect((await world.request('success-manager', node, { id })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request('admin', node, { id })).codes).toEqual([]);
    const [promise] = await db().select().from(paymentPromises).where(eq(paymentPromises.managerId, other.id));
    const byPromise = 'query ($id: ID!) { node(id: $id) { ... on PaymentPromise { entry { databaseId } } } }';
    const promiseId = globalId('PaymentPromise', promise?.id ?? 0);
    expect((await world.request('success-manager', byPromise, { id: promiseId })).codes).toEqual(['FORBIDDEN']);
    const { data } = await world.request('admin', byPromise, { id: promiseId });
    expect(data.node).toEqual({ entry: { databaseId: promise?.entryId } });
  });

  it('has promises in every state', async () => {
    const states = new Set((await listPortfolio('admin')).flatMap(({ promises }) => promises.map(({ state }) => state)));
    expect(states).toEqual(new Set(PROMISE_STATES.map(({ value }) => upper(value))));
  });
});

describe('retention cases', () => {
  const CASES = `query ($filter: RetentionCasesFilter) { viewer { retentionCases(first: 100, filter: $filter) { totalCount edges { node {
    databaseId state reason nextContactOn closedAt user { databaseId name } manager { databaseId } subscription { expiry } } } } } }`;
  interface CaseNode {
    databaseId: number;
    state: string;
    closedAt: string | null;
    user: { databaseId: number; name: string };
    subscription: { expiry: string };
  }
  const list = async (key: string, filter: object = {}) => {
    const { totalCount, edges } = (await world.request(key, CASES, { filter })).data.viewer.retentionCases;
    const nodes = edges.map(({ node }: { node: CaseNode }) => node) as CaseNode[];
    expect(totalCount).toBe(nodes.length);
    return nodes;
  };

  it('exist in every state for staff, and are open until they are renewed or lost', async () => {
    const all = await list('tribe-team-ro');
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(RETENTION_STATES.map(({ value }) => upper(value))));
    const open = await list('admin', { open: true });
    expect(open.every(({ closedAt }) => closedAt === null)).toBe(true);
    expect(open.length + (await list('admin', { open: false })).length).toBe(all.length);
    expect((await list('admin', { state: 'LOST' })).every(({ state, closedAt }) => state === 'LOST' && closedAt !== null)).toBe(true);
  });

  it("are limited to a success manager's own portfolio", async () => {
    const own = await managerOf('success-manager');
    const members = new Set((await db().select().from(portfolio).where(eq(portfolio.managerId, own.id))).map(({ userId }) => userId));
    const seen = await list('success-manager');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ user }) => members.has(user.databaseId))).toBe(true);
    expect(seen.length).toBe((await db().select().from(retentionCases)).filter(({ userId }) => members.has(userId)).length);
    const other = (await list('admin')).find(({ user }) => !members.has(user.databaseId));
    const node = 'query ($id: ID!) { node(id: $id) { ... on RetentionCase { reason } } }';
    expect((await world.request('success-manager', node, { id: globalId('RetentionCase', other?.databaseId ?? 0) })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await world.request('success-manager', node, { id: globalId('RetentionCase', seen[0]?.databaseId ?? 0) })).codes).toEqual([]);
  });

  it('are found by the name of the member', async () => {
    const [first] = await list('admin');
    const found = await list('admin', { search: first?.user.name });
    expect(found.map(({ databaseId }) => databaseId)).toContain(first?.databaseId);
    expect(found.every(({ user }) => user.name === first?.user.name)).toBe(true);
  });

  it('are not readable by the member', async () => {
    const [row] = await db().select().from(retentionCases);
    const member = await world.idOf('newcomer');
    const kept = row?.userId ?? 0;
    await db()
      .update(retentionCases)
      .set({ userId: member })
      .where(eq(retentionCases.id, row?.id ?? 0));
    const node = 'query ($id: ID!) { node(id: $id) { ... on RetentionCase { reason } } }';
    expect((await world.request('newcomer', node, { id: globalId('RetentionCase', row?.id ?? 0) })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request('newcomer', CASES)).codes).toEqual(['FORBIDDEN']);
    await db()
      .update(retentionCases)
      .set({ userId: kept })
      .where(eq(retentionCases.id, row?.id ?? 0));
  });
});

describe('the database refuses', () => {
  it('a member in two portfolios', async () => {
    const [row] = await db().select().from(portfolio);
    const other = await managerOf('tribe-team-ro');
    const again = { userId: row?.userId ?? 0, managerId: other.id, since: TEST_NOW };
    await expect(db().insert(portfolio).values(again)).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it('two open cases of one subscription, and a case that is both lost and open', async () => {
    const [open] = await db().select().from(retentionCases).where(isNull(retentionCases.closedAt));
    const again = { userId: open?.userId ?? 0, subscriptionId: open?.subscriptionId ?? 0 };
    await expect(
      db()
        .insert(retentionCases)
        .values({ createdAt: TEST_NOW, ...again }),
    ).rejects.toMatchObject({ cause: { constraint: 'retention_cases_open' } });
    await expect(
      db()
        .insert(retentionCases)
        .values({ createdAt: TEST_NOW, ...again, state: 'lost' }),
    ).rejects.toMatchObject({
      cause: { constraint: 'retention_cases_closed' },
    });
  });

  it('a promise of zero', async () => {
    const [promise] = await db().select().from(paymentPromises).where(isNotNull(paymentPromises.entryId));
    if (!promise) throw new Error('The demo has no promises');
    const { id: _id, ...row } = promise;
    await expect(
      db()
        .insert(paymentPromises)
        .values({ ...row, amountCentavos: 0 }),
    ).rejects.toMatchObject({ cause: { constraint: 'payment_promises_amount' } });
  });
});
