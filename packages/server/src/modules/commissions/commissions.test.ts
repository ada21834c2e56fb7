import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMISSION_STATES, MIN_PAYOUT_CENTAVOS, maskAccount, maskName, PAYOUT_STATES } from '@atlas/domain/affiliates';
import { inList } from '../../db/inList.ts';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { affiliates } from '../affiliates/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { users } from '../users/tables.ts';
import { openAccount, sealPayoutAccounts } from './payoutAccounts.ts';
import { commissions, payouts } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const db = () => world.app.database.db;
const affiliateId = async (key: string) => {
  const [row] = await db()
    .select({ id: affiliates.id })
    .from(affiliates)
    .where(eq(affiliates.userId, await world.idOf(key)));
  return row?.id ?? 0;
};
const upper = (word: string) => word.replaceAll('-', '_').toUpperCase();

it('accounts of payouts from before are encrypted, once, for their affiliate alone', async () => {
  const [row] = await db().select().from(payouts).orderBy(asc(payouts.id)).limit(1);
  const id = row?.id ?? 0;
  await db().update(payouts).set({ account: '09171234567' }).where(eq(payouts.id, id));
  expect([await sealPayoutAccounts(world.app), await sealPayoutAccounts(world.app)]).toEqual([1, 0]);
  const [sealed] = await db().select().from(payouts).where(eq(payouts.id, id));
  if (!sealed) throw new Error('The payout is gone');
  expect([sealed.account.includes('0917'), openAccount(world.app, sealed)]).toEqual([false, '09171234567']);
  expect(openAccount(world.app, { ...sealed, affiliateId: sealed.affiliateId + 1 })).toBe('');
  const rotated = { secret: Buffer.from('another secret'), formerSecrets: [world.app.secret] };
  expect([openAccount(rotated, sealed), openAccount({ ...rotated, formerSecrets: [] }, sealed)]).toEqual(['09171234567', '']);
});

describe('commissions', () => {
  const COMMISSIONS = `query ($filter: CommissionsFilter) { viewer { commissions(first: 100, filter: $filter) { totalCount edges { node {
    databaseId kind state amount ratePercent position ofCount availableAt reason source { customer funnel paidOn price } payout { databaseId } } } } } }`;
  interface Node {
    databaseId: number;
    kind: string;
    state: string;
    amount: number;
    ratePercent: number;
    position: number;
    ofCount: number;
    source: { customer: string; funnel: string; paidOn: string | null; price: number } | null;
    payout: { databaseId: number } | null;
  }
  const list = async (key: string, filter: object = {}) => {
    const { totalCount, edges } = (await world.request(key, COMMISSIONS, { filter })).data.viewer.commissions;
    return { totalCount, nodes: edges.map(({ node }: { node: Node }) => node) as Node[] };
  };

  it("are the affiliate's own, with a masked buyer and the payment's position in its plan", async () => {
    const own = await affiliateId('affiliate');
    const { nodes, totalCount } = await list('affiliate');
    expect(totalCount).toBe(await db().$count(commissions, eq(commissions.affiliateId, own)));
    expect(totalCount).toBeGreaterThan(20);
    for (const { kind, position, ofCount, source, amount, ratePercent } of nodes.filter((node) => node.kind === 'SALE')) {
      expect(position).toBeLessThanOrEqual(ofCount);
      expect(source?.customer).toMatch(/^\S\*{3}( \S\*{3})+$/);
      expect(amount, kind).toBeCloseTo(((source?.price ?? 0) * ratePercent) / 100, 1);
    }
  });

  it('show the buyer to staff who manage affiliates', async () => {
    const [node] = (await list('affiliate', { state: 'PAID' })).nodes;
    const [row] = await db()
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(commissions)
      .innerJoin(scheduleEntries, eq(scheduleEntries.id, commissions.entryId))
      .innerJoin(users, eq(users.id, scheduleEntries.userId))
      .where(eq(commissions.id, node?.databaseId ?? 0));
    const name = `${row?.firstName} ${row?.lastName}`;
    expect(node?.source?.customer).toBe(maskName(name));
    const query = 'query ($id: ID!) { node(id: $id) { ... on Commission { source { customer } } } }';
    const id = globalId('Commission', node?.databaseId ?? 0);
    expect((await world.request('admin', query, { id })).data.node.source.customer).toBe(name);
    expect((await world.request('multi', query, { id })).codes).toEqual(['FORBIDDEN']);
  });

  it('exist in every state for staff', async () => {
    for (const { value } of COMMISSION_STATES) {
      const { nodes } = await list('tribe-team-ro', { state: upper(value) });
      expect(nodes.length, value).toBeGreaterThan(0);
      expect(nodes.every(({ state }) => state === upper(value))).toBe(true);
    }
    expect((await list('admin')).totalCount).toBe(await db().$count(commissions));
  });

  it('subtract clawbacks in signed pesos', async () => {
    const { nodes } = await list('admin');
    const corrections = nodes.filter(({ kind }) => kind === 'ADJUSTMENT');
    expect(corrections.length).toBeGreaterThan(0);
    expect(corrections.every(({ amount }) => amount < 0)).toBe(true);
  });

  it('of another affiliate are never returned, whatever the filter', async () => {
    const other = await affiliateId('multi');
    expect((await list('affiliate', { affiliateId: other })).totalCount).toBe(0);
    expect((await list('member')).totalCount).toBe(0);
    expect((await list('coach')).totalCount).toBe(0);
  });
});

describe('payouts', () => {
  const PAYOUTS = `query ($filter: PayoutsFilter) { viewer { payouts(first: 100, filter: $filter) { totalCount edges { node {
    databaseId amount state method account reference reason decidedAt } } } } }`;
  interface Node {
    databaseId: number;
    amount: number;
    state: string;
    account: string;
    reference: string | null;
    reason: string | null;
  }
  const list = async (key: string, filter: object = {}) => {
    const { totalCount, edges } = (await world.request(key, PAYOUTS, { filter })).data.viewer.payouts;
    return { totalCount, nodes: edges.map(({ node }: { node: Node }) => node) as Node[] };
  };

  it("are the affiliate's own, with the account mostly masked", async () => {
    const own = await affiliateId('affiliate');
    const rows = await db().select().from(payouts).where(eq(payouts.affiliateId, own));
    const { nodes, totalCount } = await list('affiliate');
    expect(totalCount).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const node of nodes) {
      const row = rows.find(({ id }) => id === node.databaseId);
      expect(row?.account).toMatch(/^sealed:/);
      expect(node.account).toBe(maskAccount(row ? openAccount(world.app, row) : ''));
      expect(node.account).toMatch(/\d{4}$/);
    }
  });

  it('show the account and the batch to staff who pay', async () => {
    const [row] = await db()
      .select()
      .from(payouts)
      .where(eq(payouts.affiliateId, await affiliateId('affiliate')));
    const id = globalId('Payout', row?.id ?? 0);
    const query = 'query ($id: ID!) { node(id: $id) { ... on Payout { accountInFull batch { name payouts amount } } } }';
    expect((await world.request('admin', query, { id })).data.node).toMatchObject({ accountInFull: row && openAccount(world.app, row) });
    expect((await world.request('affiliate', query, { id })).codes).toContain('FORBIDDEN');
    expect((await world.request('multi', 'query ($id: ID!) { node(id: $id) { ... on Payout { amount } } }', { id })).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  it('exist in every state, contain the rejection reason, and equal the sum of their commissions', async () => {
    for (const { value } of PAYOUT_STATES) {
      const { nodes } = await list('admin', { state: upper(value) });
      expect(nodes.length, value).toBeGreaterThan(0);
      if (value === 'refused') expect(nodes.every(({ reason }) => reason !== null)).toBe(true);
      if (value === 'paid') expect(nodes.every(({ reference }) => reference !== null)).toBe(true);
    }
    const open = await db()
      .select()
      .from(payouts)
      .where(inList(payouts.state, ['paid', 'processing', 'requested']));
    for (const payout of open) {
      const taken = await db().select().from(commissions).where(eq(commissions.payoutId, payout.id));
      expect(taken.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)).toBe(payout.amountCentavos);
      expect(new Set(taken.map(({ state }) => state))).toEqual(new Set([payout.state === 'paid' ? 'paid' : 'in-payout']));
    }
  });

  it('of others are not returned', async () => {
    expect((await list('affiliate', { affiliateId: await affiliateId('multi') })).totalCount).toBe(0);
    expect((await list('success-manager')).totalCount).toBe(0);
  });

  it('are sent in batches visible only to staff', async () => {
    const query =
      'query ($filter: PayoutBatchesFilter) { viewer { payoutBatches(filter: $filter) { totalCount edges { node { name sentAt payouts amount } } } } }';
    const { edges } = (await world.request('admin', query)).data.viewer.payoutBatches;
    expect(edges.length).toBeGreaterThan(2);
    const sum = edges.reduce((total: number, { node }: { node: { payouts: number } }) => total + node.payouts, 0);
    expect(sum).toBe(await db().$count(payouts, inList(payouts.state, ['paid', 'processing'])));
    expect((await world.request('admin', query, { filter: { sent: false } })).data.viewer.payoutBatches.totalCount).toBe(1);
    expect((await world.request('affiliate', query)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the database refuses', () => {
  const some = async () => {
    const [commission] = await db().select().from(commissions).where(eq(commissions.kind, 'sale')).limit(1);
    if (!commission) throw new Error('The demo has no commissions');
    const { id: _id, ...row } = commission;
    return row;
  };

  it('a second commission for one payment, but not a correction of it', async () => {
    const row = await some();
    await expect(db().insert(commissions).values(row)).rejects.toMatchObject({ cause: { constraint: 'commissions_once' } });
    const correction = {
      ...row,
      kind: 'adjustment' as const,
      state: 'approved' as const,
      payoutId: null,
      amountCentavos: -1,
      reason: 'Refunded',
    };
    await expect(
      db()
        .insert(commissions)
        .values({ ...correction, reason: null }),
    ).rejects.toMatchObject({ cause: { constraint: 'commissions_sale' } });
    await db().insert(commissions).values(correction);
  });

  it('a paid commission without a payout, and the deletion of a commission', async () => {
    const row = await some();
    const paid = { ...row, kind: 'adjustment' as const, reason: 'x', state: 'paid' as const, payoutId: null };
    await expect(db().insert(commissions).values(paid)).rejects.toMatchObject({ cause: { constraint: 'commissions_payout' } });
    await expect(db().delete(commissions)).rejects.toThrow();
  });

  it('a payout below the minimum amount, and a second open one', async () => {
    const own = await affiliateId('member');
    expect(own).toBe(0);
    const [open] = await db()
      .select()
      .from(payouts)
      .where(and(inList(payouts.state, ['requested', 'processing'])));
    const next = { affiliateId: open?.affiliateId ?? 0, amountCentavos: MIN_PAYOUT_CENTAVOS, method: 'gcash', account: '09170000000' };
    await expect(
      db()
        .insert(payouts)
        .values({ createdAt: TEST_NOW, ...next }),
    ).rejects.toMatchObject({ cause: { constraint: 'payouts_one_open' } });
    await expect(
      db()
        .insert(payouts)
        .values({ createdAt: TEST_NOW, ...next, amountCentavos: MIN_PAYOUT_CENTAVOS - 1 }),
    ).rejects.toMatchObject({
      cause: { constraint: 'payouts_amount' },
    });
  });
});
