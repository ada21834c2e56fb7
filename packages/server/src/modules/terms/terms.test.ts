import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentEntries } from '@atlas/domain/payments';
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
  it('are five, in pesos, by name', async () => {
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
    expect(all.totalCount).toBe(5);
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

  it.each([
    ['tribe-team-fa', 'FORBIDDEN'],
    ['success-manager', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('are listed for admins, not for %s', async (key, code) => {
    expect((await world.request(key, '{ viewer { paymentTerms { totalCount } } }')).codes).toEqual([code]);
    expect((await world.request(key, '{ viewer { paymentTerm(databaseId: 1) { name } } }')).codes).toEqual([code]);
  });

  it('are visible to the member who pays by one, except whether they are locked', async () => {
    const own = await world.request('overdue', '{ viewer { mySubscriptions { paymentTerm { name } } } }');
    expect([own.codes, own.data.viewer.mySubscriptions]).toEqual([[], [{ paymentTerm: { name: '3 monthly payments' } }]]);
    expect((await world.request('overdue', '{ viewer { mySubscriptions { paymentTerm { isLocked } } } }')).codes).toEqual(['FORBIDDEN']);
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
