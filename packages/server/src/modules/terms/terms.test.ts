import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentEntries, TERM_LOCKED } from '@atlas/domain/payments';
import { apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { termOf } from './repo.ts';
import { paymentTerms } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const LIST = `query ($filter: PaymentTermsFilter) { viewer { paymentTerms(first: 50, filter: $filter) {
  totalCount edges { node { databaseId name kind count interval alignment firstPayment surcharge isLocked archivedAt } } } } }`;

describe('payment terms', () => {
  it('are four in use, in pesos, by name', async () => {
    const { data, codes } = await world.request('admin', LIST, { filter: { archived: false } });
    const terms = data.viewer.paymentTerms.edges.map(
      ({ node: { databaseId: _id, archivedAt: _at, ...node } }: { node: Record<string, unknown> }) => node,
    );
    const locked = { isLocked: true };
    expect([codes, terms]).toEqual([
      [],
      [
        {
          name: '12 weekly payments',
          kind: 'INSTALMENTS',
          count: 12,
          interval: 'WEEK',
          alignment: 'ENROLMENT_DAY',
          firstPayment: 1500,
          surcharge: 1200,
          ...locked,
        },
        {
          name: '3 monthly payments',
          kind: 'INSTALMENTS',
          count: 3,
          interval: 'MONTH',
          alignment: 'ENROLMENT_DAY',
          firstPayment: null,
          surcharge: 498,
          ...locked,
        },
        {
          name: '6 payments on the 15th and month end',
          kind: 'INSTALMENTS',
          count: 6,
          interval: 'HALF_MONTH',
          alignment: 'HALF_MONTH_END',
          firstPayment: null,
          surcharge: 900,
          ...locked,
        },
        {
          name: 'One-time',
          kind: 'ONE_TIME',
          count: 1,
          interval: 'MONTH',
          alignment: 'ENROLMENT_DAY',
          firstPayment: null,
          surcharge: 0,
          ...locked,
        },
      ],
    ]);
    const all = (await world.request('admin', LIST)).data.viewer.paymentTerms;
    expect(all.totalCount).toBe(4);
    const single = (await world.request('admin', LIST, { filter: { kind: 'ONE_TIME' } })).data.viewer.paymentTerms.edges;
    expect(single.map(({ node }: { node: { name: string } }) => node.name)).toEqual(['One-time']);
    const archived = (await world.request('admin', LIST, { filter: { archived: true } })).data.viewer.paymentTerms.edges;
    expect(archived.map(({ node }: { node: { name: string } }) => node.name)).toEqual(['2 payments, half a month apart']);
  });

  it('are locked once an order or a subscription uses them', async () => {
    const [row] = await world.app.database.db
      .insert(paymentTerms)
      .values({ createdAt: TEST_NOW, name: 'Never used', kind: 'one-time' })
      .returning();
    const { data } = await world.request('admin', 'query ($id: Int!) { viewer { paymentTerm(databaseId: $id) { name isLocked } } }', {
      id: row?.id,
    });
    expect(data.viewer.paymentTerm).toEqual({ name: 'Never used', isLocked: false });
    await world.app.database.db.delete(paymentTerms).where(eq(paymentTerms.id, row?.id ?? 0));
  });

  it('are passed to the domain rules in whole pesos: three payments of 3,499', async () => {
    const [row] = await world.app.database.db.select().from(paymentTerms).where(eq(paymentTerms.name, '3 monthly payments'));
    if (!row) throw new Error('The demo has a term of three months');
    expect(paymentEntries(9999, termOf(row), TEST_NOW).map(({ price }) => price)).toEqual([3499, 3499, 3499]);
  });

  it('are listed for those who choose them for funnels, and change only for admins', async () => {
    expect((await world.request('tribe-team-fa', '{ viewer { paymentTerms { totalCount } } }')).codes).toEqual([]);
    expect((await world.request('tribe-team-fa', '{ viewer { paymentTerm(databaseId: 1) { name } } }')).codes).toEqual(['FORBIDDEN']);
  });

  it.each([
    ['success-manager', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('are listed for staff who sell, not for %s', async (key, code) => {
    expect((await world.request(key, '{ viewer { paymentTerms { totalCount } } }')).codes).toEqual([code]);
    expect((await world.request(key, '{ viewer { paymentTerm(databaseId: 1) { name } } }')).codes).toEqual([code]);
  });

  it('are visible to the member who pays by one, except whether they are locked', async () => {
    const own = await world.request('overdue', '{ viewer { mySubscriptions { paymentTerm { name } } } }');
    expect([own.codes, own.data.viewer.mySubscriptions]).toEqual([[], [{ paymentTerm: { name: '3 monthly payments' } }]]);
    expect((await world.request('overdue', '{ viewer { mySubscriptions { paymentTerm { isLocked } } } }')).codes).toEqual(['FORBIDDEN']);
  });
});

describe('a payment term', () => {
  const CREATE =
    'mutation ($input: PaymentTermInput!) { createPaymentTerm(input: $input) { databaseId revision name summary count isLocked } }';
  const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: PaymentTermInput!) {
    updatePaymentTerm(databaseId: $id, revision: $revision, input: $input) { revision summary } }`;
  const monthly = { name: 'Monthly', kind: 'INSTALMENTS', count: 3, interval: 'MONTH', firstPayment: 1500, surcharge: 100 };
  const named = async (name: string) => {
    const [row] = await world.app.database.db.select().from(paymentTerms).where(eq(paymentTerms.name, name));
    return row ?? expect.fail(`There is no term ${name}`);
  };

  it('is created in whole pesos and stored in centavos, and changes until it is used', async () => {
    const created = (await world.request('admin', CREATE, { input: monthly })).data.createPaymentTerm;
    expect(created).toEqual({
      databaseId: expect.any(Number),
      revision: 1,
      name: 'Monthly',
      summary: '3 payments, every month · ₱1,500.00 first · ₱100.00 surcharge',
      count: 3,
      isLocked: false,
    });
    expect(await named('Monthly')).toMatchObject({ firstPaymentCentavos: 150_000, surchargeCentavos: 10_000, alignment: 'enrolment-day' });
    const change = { id: created.databaseId, revision: 1, input: { ...monthly, kind: 'ONE_TIME' } };
    const { data } = await world.request('admin', UPDATE, change);
    expect(data.updatePaymentTerm).toEqual({ revision: 2, summary: 'One payment · ₱100.00 surcharge' });
    expect(await named('Monthly')).toMatchObject({ count: 1, firstPaymentCentavos: null });
    expect((await world.request('admin', UPDATE, change)).codes).toEqual(['STALE']);
  });

  it('cannot change once people pay by it, but can be archived and restored', async () => {
    const { id, revision } = await named('3 monthly payments');
    const changed = await world.request('admin', UPDATE, { id, revision, input: { ...monthly, name: '3 monthly payments' } });
    expect([changed.codes, changed.errors[0]?.message]).toEqual([['CONFLICT'], TERM_LOCKED]);
    const archive =
      'mutation ($id: Int!, $archived: Boolean!) { setPaymentTermArchived(databaseId: $id, archived: $archived) { archivedAt isLocked } }';
    const archived = await world.request('admin', archive, { id, archived: true });
    expect(archived.data.setPaymentTermArchived).toEqual({ archivedAt: TEST_NOW.toISOString(), isLocked: true });
    const restored = await world.request('admin', archive, { id, archived: false });
    expect(restored.data.setPaymentTermArchived).toEqual({ archivedAt: null, isLocked: true });
  });

  it('is archived in bulk, also while people pay by it, and by admins only', async () => {
    const PREVIEW = `mutation ($selection: BulkSelection!) {
      previewBulkJob(operation: ARCHIVE_PAYMENT_TERMS, input: {}, selection: $selection) { state total skipped } }`;
    const { id } = await named('3 monthly payments');
    const selection = { list: 'paymentTerms', search: '', ids: [id] };
    const { data } = await world.request('admin', PREVIEW, { selection });
    expect(data.previewBulkJob).toEqual({ state: 'PREVIEWED', total: 1, skipped: 0 });
    expect((await world.request('tribe-team-fa', PREVIEW, { selection })).codes).toEqual(['FORBIDDEN']);
  });

  it('names who saved it last, to staff with the settings', async () => {
    const { id } = await named('Monthly');
    const READ = 'query ($id: Int!) { viewer { paymentTerm(databaseId: $id) { lastSaved { at } } } }';
    const { data } = await world.request('admin', READ, { id });
    expect(data.viewer.paymentTerm.lastSaved).toEqual({ at: TEST_NOW.toISOString() });
    const member = await world.request('overdue', '{ viewer { mySubscriptions { paymentTerm { lastSaved { at } } } } }');
    expect(member.codes).toEqual(['FORBIDDEN']);
  });

  it.each([
    ['a name that is taken', { ...monthly, name: 'One-time' }, { name: 'Another payment term has this name.' }],
    ['one instalment', { ...monthly, count: 1 }, { count: 'Number of payments is too low' }],
    ['a negative surcharge', { ...monthly, surcharge: -1 }, { surcharge: 'Surcharge cannot be below zero.' }],
    ['a surcharge above a million', { ...monthly, surcharge: 1_000_001 }, { surcharge: 'Surcharge can be at most ₱1,000,000.00.' }],
    ['a first payment of nothing', { ...monthly, firstPayment: 0 }, { firstPayment: 'First payment must be at least ₱1.00.' }],
  ])('is refused with %s', async (_what, input, fieldErrors) => {
    const { codes, errors } = await world.request('admin', CREATE, { input });
    expect([codes, errors[0]?.fieldErrors]).toEqual([['BAD_USER_INPUT'], fieldErrors]);
  });
});

describe('the database', () => {
  it.each([
    ['a one-time term of two payments', { name: 'Twice at once', kind: 'one-time', count: 2 }],
    ['instalments of one payment', { name: 'One instalment', kind: 'instalments', count: 1 }],
    ['instalments of 61 payments', { name: 'Many', kind: 'instalments', count: 61 }],
    ['a name that is taken', { name: 'One-time', kind: 'one-time' }],
    ['a surcharge below 0', { name: 'Cheaper', kind: 'one-time', surchargeCentavos: -1 }],
    ['a first payment of zero', { name: 'Nothing first', kind: 'instalments', count: 2, firstPaymentCentavos: 0 }],
  ] as const)('refuses %s', async (_, row) => {
    await expect(world.app.database.db.insert(paymentTerms).values({ createdAt: TEST_NOW, ...row })).rejects.toThrow();
  });
});
