import { and, asc, eq, gt, gte, isNotNull, isNull, like, lt, ne, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStatement } from '../../db/pool.ts';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { statementRows } from '../statements/tables.ts';
import { users } from '../users/tables.ts';
import { invoices, paymentAllocations, paymentProofs, payments, scheduleEntries } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const TODAY = '2025-11-12';
const entryOf = async (condition: SQL | undefined) => {
  const [row] = await world.app.database.db.select().from(scheduleEntries).where(condition).orderBy(asc(scheduleEntries.id)).limit(1);
  if (!row) throw new Error('The demo has no such entry');
  return row;
};

const paymentOf = async (id: number | null) => {
  const [row] = await world.app.database.db
    .select()
    .from(payments)
    .where(eq(payments.id, id ?? 0));
  if (!row) throw new Error('The entry has no payment');
  return row;
};

describe('the queue of payments', () => {
  const LIST = `query ($filter: PaymentEntriesFilter) { viewer { paymentEntries(first: 100, filter: $filter) {
    totalCount edges { node { databaseId position paymentCount price paid due scheduleDate status statusText tone paymentPlatform transactionId
      user { databaseId } } } } } }`;
  interface Listed {
    databaseId: number;
    position: number;
    paymentCount: number;
    price: number;
    due: number;
    scheduleDate: string;
    status: string;
    statusText: string;
    tone: string;
    paymentPlatform: string | null;
    transactionId: string | null;
    user: { databaseId: number };
  }
  const list = async (key: string, filter: Record<string, unknown> = {}): Promise<{ totalCount: number; nodes: Listed[] }> => {
    const { totalCount, edges } = (await world.request(key, LIST, { filter })).data.viewer.paymentEntries;
    return { totalCount, nodes: edges.map(({ node }: { node: Listed }) => node) };
  };

  it.each([
    ['head-coach', 'FORBIDDEN'],
    ['coach', 'FORBIDDEN'],
    ['affiliate', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('is refused to %s', async (key, code) => {
    expect((await world.request(key, '{ viewer { paymentEntries { totalCount } } }')).codes).toEqual([code]);
    expect((await world.request(key, '{ viewer { paymentProofs { totalCount } } }')).codes).toEqual([code]);
  });

  it('shows a success manager their own portfolio, in the list and in the count', async () => {
    await world.lookAfter('overdue', 'upcoming');
    const ids = [await world.idOf('overdue'), await world.idOf('upcoming')];
    const { nodes, totalCount } = await list('success-manager');
    expect(totalCount).toBe(6);
    expect(new Set(nodes.map(({ user }) => user.databaseId))).toEqual(new Set(ids));
  });

  it('filters by status, and by what is overdue in Manila', async () => {
    const { db } = world.app.database;
    const overdue = await list('admin', { overdue: true });
    expect(overdue.totalCount).toBe(
      await db.$count(scheduleEntries, and(eq(scheduleEntries.status, 'Unpaid'), lt(scheduleEntries.scheduleDate, TODAY))),
    );
    expect(overdue.nodes.every(({ statusText, tone }) => statusText === 'overdue' && tone === 'RED')).toBe(true);
    const paid = await list('admin', { status: 'PAID' });
    expect(paid.nodes.every(({ statusText, tone, due }) => statusText === 'paid' && tone === 'GREEN' && due === 0)).toBe(true);
    const unpaid = await list('admin', { status: 'UNPAID' });
    expect(Math.min(1001, paid.totalCount + unpaid.totalCount)).toBe((await list('admin')).totalCount);
  });

  it('treats an entry of today as due, and one of yesterday as overdue', async () => {
    const today = (await list('admin', { status: 'UNPAID', dueFrom: TODAY, dueTo: TODAY })).nodes;
    expect(today.length).toBeGreaterThan(0);
    expect(today.every(({ statusText, tone }) => statusText === 'due today' && tone === 'YELLOW')).toBe(true);
    const { totalCount } = await list('admin', { overdue: true, dueFrom: TODAY });
    expect(totalCount).toBe(0);
  });

  it('is sorted by due date, each entry with its position in the plan', async () => {
    const { nodes } = await list('admin', { status: 'UNPAID' });
    const dates = nodes.map(({ scheduleDate }) => scheduleDate);
    expect(dates).toEqual(dates.toSorted());
    expect(nodes.every(({ position, paymentCount }) => position >= 1 && position <= paymentCount)).toBe(true);
  });

  it('finds a member, and a payment by its complete reference', async () => {
    const paid = await entryOf(eq(scheduleEntries.status, 'Paid'));
    const payment = await paymentOf(paid.paymentId);
    const spelled = ` ${payment.reference?.slice(0, 4)} ${payment.reference?.slice(4).toLowerCase()} `;
    const byReference = await list('admin', { search: spelled });
    expect(byReference.nodes.map(({ databaseId }) => databaseId)).toEqual([paid.id]);
    const byMember = await list('admin', { search: 'benjie torres' });
    expect(new Set(byMember.nodes.map(({ user }) => user.databaseId))).toEqual(new Set([await world.idOf('overdue')]));
  });

  it('filters by payment platform', async () => {
    const paid = await list('admin', { platform: 'maya' });
    // Money of an order that waits for its owner pays nothing yet.
    const applied = and(eq(payments.platform, 'maya'), isNotNull(payments.userId));
    expect(paid.totalCount).toBe(await world.app.database.db.$count(payments, applied));
    expect(new Set(paid.nodes.map(({ paymentPlatform }) => paymentPlatform))).toEqual(new Set(['maya']));
  });

  it('deducts credit from the amount due', async () => {
    const credited = await entryOf(and(eq(scheduleEntries.status, 'Unpaid'), gt(scheduleEntries.allocatedCentavos, 0)));
    const { nodes } = await list('admin', { userId: credited.userId, status: 'UNPAID' });
    expect(nodes.find(({ databaseId }) => databaseId === credited.id)?.due).toBe(
      (credited.priceCentavos - credited.allocatedCentavos) / 100,
    );
  });

  it('rejects an invalid day', async () => {
    expect((await world.request('admin', LIST, { filter: { dueFrom: '2025-02-30' } })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('dues and expiration', () => {
  const QUERY = `{ getDuesAndExpiration { expiringSoon { databaseId expiry } expired { databaseId expiry }
    upcomingPaymentDue { databaseId scheduleDate } overduePayments { databaseId scheduleDate } renewalLink } }`;
  const id = expect.any(Number) as number;
  const NOTHING = { expiringSoon: null, expired: null, upcomingPaymentDue: null, overduePayments: [], renewalLink: null };

  it.each([
    ['member', NOTHING],
    ['multi', NOTHING],
    ['newcomer', NOTHING],
    ['returnee', NOTHING],
    ['fasttrack', NOTHING],
    ['non-member', NOTHING],
    [
      'expired',
      {
        ...NOTHING,
        expired: { databaseId: id, expiry: '2025-10-23T02:00:00.000Z' },
        renewalLink: expect.stringMatching(/^\/checkout\/\d+$/),
      },
    ],
    [
      'expiring',
      {
        ...NOTHING,
        expiringSoon: { databaseId: id, expiry: '2025-11-27T02:00:00.000Z' },
        renewalLink: expect.stringMatching(/^\/checkout\/\d+$/),
      },
    ],
    ['overdue', { ...NOTHING, overduePayments: [{ databaseId: id, scheduleDate: '2025-11-10' }] }],
    ['upcoming', { ...NOTHING, upcomingPaymentDue: { databaseId: id, scheduleDate: '2025-11-16' } }],
  ])('of %s are exactly those of the demo account', async (key, dues) => {
    const { data, codes } = await world.request(key, QUERY);
    expect([codes, data.getDuesAndExpiration]).toEqual([[], dues]);
  });

  it('are for every signed-in caller', async () => {
    expect((await world.request(null, QUERY)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('of a person are for readers of payments with the person in scope', async () => {
    const DUES = 'query ($id: ID!) { node(id: $id) { ... on User { dues { overduePayments { scheduleDate } } } } }';
    const of = { id: globalId('User', await world.idOf('overdue')) };
    expect((await world.request('tribe-team-ro', DUES, of)).data.node.dues).toEqual({ overduePayments: [{ scheduleDate: '2025-11-10' }] });
    await world.lookAfter('upcoming');
    expect((await world.request('success-manager', DUES, of)).codes).toEqual(['FORBIDDEN']);
    expect((await world.request('coach', DUES, of)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the sales of a product', () => {
  const SALES =
    '{ viewer { products(first: 50, filter: { search: "Freelancing Course" }) { edges { node { name sales { activeSubscriptions received } } } } } }';

  it('count its current subscriptions and sum what pays for them, credit included', async () => {
    const { db } = world.app.database;
    const { rows } = await db.execute<{ received: number; active: number }>(sql`
      select sum(paid)::float8 / 100 as received, count(*) filter (where is_active)::int as active from (
        select s.unsubscribed_at is null and s.starts_at <= ${TEST_NOW.toISOString()} and s.expires_at >= '2025-11-11T16:00:00Z' as is_active,
          (select coalesce(sum(a.amount_centavos), 0) from payment_allocations a join schedule_entries e on e.id = a.entry_id
            join invoices i on i.id = e.invoice_id where i.subscription_id = s.id) as paid
        from subscriptions s join funnels f on f.id = s.funnel_id join products p on p.id = f.product_id where p.name = 'Freelancing Course'
      ) as sold`);
    const { data } = await world.request('admin', SALES);
    const [{ node }] = data.viewer.products.edges;
    expect(node.sales).toEqual({ activeSubscriptions: rows[0]?.active, received: rows[0]?.received });
    expect(node.sales.received).toBeGreaterThan(0);
  });

  it('are hidden from staff who do not read payments', async () => {
    const setFlag = (isHeld: boolean) =>
      world.app.database.db.execute(
        sql`update access_levels set page_access = page_access || ${JSON.stringify({ studentPaymentDetails: isHeld })}::jsonb where key = 'tribe-team-ro'`,
      );
    await setFlag(false);
    expect((await world.request('tribe-team-ro', SALES)).codes).toEqual(['FORBIDDEN']);
    await setFlag(true);
  });

  it('are loaded by one statement for a page of products', async () => {
    const texts: string[] = [];
    const stop = onStatement((text) => texts.push(text));
    await world.request('admin', '{ viewer { products(first: 50) { edges { node { sales { received } } } } } }');
    stop();
    expect(texts.filter((text) => text.includes('schedule_entries'))).toHaveLength(1);
  });
});

describe('invoices', () => {
  const FIELDS = `number total paid balance paidCount paymentCount addsUp subscription { funnel { slug } }
    paymentSchedule { position price scheduleDate transactionId paymentPlatform status } nextDue { position }`;

  it('are available on the person, with subscription and payment schedule', async () => {
    const QUERY = `query ($id: ID!) { node(id: $id) { ... on User { invoices { ${FIELDS} } } } }`;
    const { data, codes } = await world.request('tribe-team-fa', QUERY, { id: globalId('User', await world.idOf('overdue')) });
    const paid = { transactionId: expect.any(String), paymentPlatform: expect.any(String), status: 'PAID' };
    const unpaid = { transactionId: null, paymentPlatform: null, status: 'UNPAID' };
    expect(codes).toEqual([]);
    expect(data.node.invoices).toEqual([
      {
        number: expect.stringMatching(/^SA-\d{6}$/),
        total: 10_497,
        paid: 3499,
        balance: 6998,
        paidCount: 1,
        paymentCount: 3,
        addsUp: true,
        subscription: { funnel: { slug: 'freelancing-course' } },
        paymentSchedule: [
          { position: 1, price: 3499, scheduleDate: '2025-10-10', ...paid },
          { position: 2, price: 3499, scheduleDate: '2025-11-10', ...unpaid },
          { position: 3, price: 3499, scheduleDate: '2025-12-10', ...unpaid },
        ],
        nextDue: { position: 2 },
      },
    ]);
  });

  it('of the viewer are a plain list, and each opens by its databaseId', async () => {
    const { data, codes } = await world.request('member', '{ viewer { myInvoices { databaseId balance } } }');
    expect([codes, data.viewer.myInvoices.length]).toEqual([[], 2]);
    const one = { id: data.viewer.myInvoices[0].databaseId };
    const ONE = `query ($id: Int!) { viewer { invoice(databaseId: $id) { ${FIELDS} } } }`;
    expect((await world.request('member', ONE, one)).codes).toEqual([]);
    expect((await world.request('newcomer', ONE, one)).data.viewer.invoice).toBeNull();
    await world.lookAfter('newcomer');
    expect((await world.request('success-manager', ONE, one)).data.viewer.invoice).toBeNull();
  });

  it('show their member the credit, the documents and where each payment is paid, and no one else', async () => {
    const OWN = `{ viewer { user { databaseId money { credit documents { databaseId user { databaseId } } } }
      myInvoices { subscription { funnel { databaseId } } nextDue { funnelId hasPayLink waitingProof { databaseId } proofs { state reason } } } } }`;
    const { data, codes } = await world.request('overdue', OWN);
    const { user, myInvoices } = data.viewer;
    expect(codes).toEqual([]);
    expect(user.money.credit).toBe(0);
    expect(user.money.documents.length).toBeGreaterThan(0);
    expect(user.money.documents.every((document: { user: { databaseId: number } }) => document.user.databaseId === user.databaseId)).toBe(
      true,
    );
    expect(myInvoices[0].nextDue).toMatchObject({ funnelId: myInvoices[0].subscription.funnel.databaseId, hasPayLink: false });
    const empty = (await world.request('non-member', OWN)).data.viewer;
    expect([empty.user.money, empty.myInvoices]).toEqual([{ credit: 0, documents: [] }, []]);
    const OTHER = 'query ($id: ID!) { node(id: $id) { ... on User { money { credit documents { number } } } } }';
    const id = globalId('User', await world.idOf('overdue'));
    expect((await world.request('upcoming', OTHER, { id })).codes).not.toEqual([]);
    expect((await world.request(null, OTHER, { id })).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('warn when the schedule does not add up to the total', async () => {
    const { db } = world.app.database;
    const [wrong] = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        sql`${invoices.totalCentavos} <> (select sum(${scheduleEntries.priceCentavos}) from ${scheduleEntries} where ${scheduleEntries.invoiceId} = ${invoices.id})`,
      );
    const QUERY = 'query ($id: Int!) { viewer { invoice(databaseId: $id) { addsUp } } }';
    expect((await world.request('admin', QUERY, { id: wrong?.id })).data.viewer.invoice).toEqual({ addsUp: false });
  });

  it('are refused as nodes, with their entries, except to the person and readers of payments in scope', async () => {
    const entry = await entryOf(eq(scheduleEntries.userId, await world.idOf('overdue')));
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Invoice { total } ... on ScheduleEntry { price } } }';
    for (const id of [globalId('Invoice', entry.invoiceId), globalId('ScheduleEntry', entry.id)]) {
      expect((await world.request('overdue', NODE, { id })).codes).toEqual([]);
      expect((await world.request('upcoming', NODE, { id })).codes).toEqual(['FORBIDDEN']);
      expect((await world.request('coach', NODE, { id })).codes).toEqual(['FORBIDDEN']);
      expect((await world.request(null, NODE, { id })).codes).toEqual(['UNAUTHENTICATED']);
    }
  });
});

describe('the payment standing', () => {
  const QUERY = 'query ($id: ID!) { node(id: $id) { ... on User { paymentStanding } } }';
  const request = async (key: string, of: string) =>
    (await world.request(key, QUERY, { id: globalId('User', await world.idOf(of)) })).data.node.paymentStanding;

  it('is the only payment data a head coach sees of their own people, and is hidden for others', async () => {
    const { db } = world.app.database;
    const [group] = await db
      .insert(groups)
      .values({ createdAt: TEST_NOW, name: 'Of the head coach', leaderId: await world.idOf('head-coach') })
      .returning();
    for (const key of ['overdue', 'upcoming']) {
      const place = { groupId: group?.id ?? 0, subgroupId: null };
      const row = { userId: await world.idOf(key), joinedAt: new Date(0), ...place };
      await db.insert(groupMembers).values(row).onConflictDoUpdate({ target: groupMembers.userId, set: place });
    }
    expect([await request('head-coach', 'overdue'), await request('head-coach', 'upcoming')]).toEqual(['OVERDUE', 'PAID']);
    await db.delete(groupMembers).where(eq(groupMembers.userId, await world.idOf('overdue')));
    expect(await request('head-coach', 'overdue')).toBeNull();
  });

  it('is hidden from coaches and other members, and visible to the person and staff', async () => {
    expect([await request('coach', 'overdue'), await request('upcoming', 'overdue')]).toEqual([null, null]);
    expect([await request('overdue', 'overdue'), await request('tribe-team-ro', 'overdue')]).toEqual(['OVERDUE', 'OVERDUE']);
  });
});

describe('proofs of payment', () => {
  const LIST = `query ($filter: PaymentProofsFilter) { viewer { paymentProofs(first: 50, filter: $filter) {
    totalCount edges { node { databaseId state amount platform reference paidOn reason passesAllChecks checks { check passes }
      user { databaseId } entry { databaseId } order { payCode } earlierPayment { databaseId } receipts { url mediaType } } } } } }`;
  interface Listed {
    databaseId: number;
    state: string;
    reason: string | null;
    passesAllChecks: boolean;
    checks: { check: string; passes: boolean }[];
    user: { databaseId: number } | null;
    entry: { databaseId: number } | null;
    order: { payCode: string } | null;
    earlierPayment: { databaseId: number } | null;
    receipts: { url: string; mediaType: string }[];
    reference: string;
    platform: string;
  }
  const list = async (key: string, filter: Record<string, unknown> = {}): Promise<{ totalCount: number; nodes: Listed[] }> => {
    const { totalCount, edges } = (await world.request(key, LIST, { filter })).data.viewer.paymentProofs;
    return { totalCount, nodes: edges.map(({ node }: { node: Listed }) => node) };
  };

  it.each(['SUBMITTED', 'APPROVED', 'REJECTED', 'SUPERSEDED'])('exist as %s', async (state) => {
    const { nodes, totalCount } = await list('tribe-team-ro', { state });
    expect(totalCount).toBeGreaterThan(2);
    expect(new Set(nodes.map((proof) => proof.state))).toEqual(new Set([state]));
    expect(nodes.every(({ reason }) => (reason === null) === (state !== 'REJECTED'))).toBe(true);
  });

  it('wait for review with automatic checks: most pass, and each check fails once', async () => {
    const { nodes } = await list('admin', { state: 'SUBMITTED' });
    const failing = (kind: string) => nodes.filter(({ checks }) => checks.some(({ check, passes }) => check === kind && !passes));
    expect(nodes.filter(({ passesAllChecks }) => passesAllChecks).length).toBeGreaterThan(nodes.length / 2);
    for (const kind of ['AMOUNT', 'REFERENCE', 'DATE', 'RECEIPT']) expect([kind, failing(kind).length > 0]).toEqual([kind, true]);
    const [used] = failing('REFERENCE');
    const [payment] = await world.app.database.db
      .select()
      .from(payments)
      .where(eq(payments.reference, used?.reference ?? ''));
    const earlier = await entryOf(eq(scheduleEntries.paymentId, payment?.id ?? 0));
    expect(used?.earlierPayment).toEqual({ databaseId: earlier.id });
  });

  it('belong to an order before enrollment, also from people without an account', async () => {
    const { nodes } = await list('admin', { state: 'SUBMITTED' });
    const ofOrders = nodes.filter(({ order }) => order !== null);
    expect(ofOrders).toHaveLength(4);
    expect(ofOrders.every(({ entry }) => entry === null)).toBe(true);
    expect(ofOrders.some(({ user }) => user === null)).toBe(true);
  });

  it('show a success manager their own portfolio, and only the existence of an earlier payment', async () => {
    const { db } = world.app.database;
    const [used] = (await list('admin', { state: 'SUBMITTED' })).nodes.filter(({ earlierPayment }) => earlierPayment !== null);
    await db
      .update(users)
      .set({ email: 'payer@atlas.example' })
      .where(eq(users.id, used?.user?.databaseId ?? 0));
    await world.lookAfter('payer');
    const { nodes } = await list('success-manager', { state: 'SUBMITTED' });
    expect(nodes.map(({ databaseId }) => databaseId)).toEqual([used?.databaseId]);
    expect(nodes[0]?.earlierPayment).toBeNull();
    expect(nodes[0]?.checks).toContainEqual({ check: 'REFERENCE', passes: false });
    const guest = (await list('admin', { state: 'SUBMITTED' })).nodes.find(({ user }) => user === null);
    const ONE = 'query ($id: Int!) { viewer { paymentProof(databaseId: $id) { state } } }';
    expect((await world.request('success-manager', ONE, { id: guest?.databaseId })).data.viewer.paymentProof).toBeNull();
    expect((await world.request('admin', ONE, { id: guest?.databaseId })).data.viewer.paymentProof).toEqual({ state: 'SUBMITTED' });
  });

  it('are readable by the member who sent them, without the staff checks', async () => {
    const { db } = world.app.database;
    const [sent] = await db
      .select({ id: paymentProofs.id, email: users.email })
      .from(paymentProofs)
      .innerJoin(users, eq(users.id, paymentProofs.userId))
      .where(and(like(users.email, '%@atlas.example'), ne(users.email, 'payer@atlas.example')))
      .limit(1);
    const sender = sent?.email.split('@')[0] ?? '';
    const id = globalId('PaymentProof', sent?.id ?? 0);
    const requesting = (field: string) => `query ($id: ID!) { node(id: $id) { ... on PaymentProof { ${field} } } }`;
    expect((await world.request(sender, requesting('state'), { id })).data.node.state).toMatch(/\w/);
    expect((await world.request(sender, requesting('passesAllChecks'), { id })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request('non-member', requesting('state'), { id })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('statements', () => {
  const LIST = `{ viewer { statements { databaseId platform uploadedBy { name } counts { exact possible unmatched recorded applied }
    rows(first: 50) { totalCount edges { node { row state amount reference entry { price transactionId } } } } } } }`;

  it('have rows that match exactly, possibly, not at all, or were recorded before', async () => {
    const { data, codes } = await world.request('tribe-team-fa', LIST);
    const [statement] = data.viewer.statements;
    const rows = statement.rows.edges.map(({ node }: { node: unknown }) => node) as {
      state: string;
      amount: number;
      reference: string;
      entry: { price: number; transactionId: string | null } | null;
    }[];
    expect(codes).toEqual([]);
    expect(statement).toMatchObject({
      platform: 'gcash',
      uploadedBy: { name: 'Ivy Rosales' },
      counts: { exact: 4, possible: 3, unmatched: 3, recorded: 4, applied: 0 },
    });
    expect(statement.rows.totalCount).toBe(14);
    for (const { state, amount, reference, entry } of rows) {
      if (state === 'UNMATCHED') expect(entry).toBeNull();
      if (state === 'POSSIBLE') expect(entry?.price).toBe(amount);
      if (state === 'RECORDED') expect(entry?.transactionId).toBe(reference);
    }
    const EXACT = 'query ($id: Int!) { viewer { statement(databaseId: $id) { rows(filter: { state: EXACT }) { totalCount } } } }';
    expect((await world.request('admin', EXACT, { id: statement.databaseId })).data.viewer.statement.rows.totalCount).toBe(4);
  });

  it('are not in the list of staff who see some people only', async () => {
    expect((await world.request('success-manager', LIST)).data.viewer.statements).toEqual([]);
  });

  it.each(['head-coach', 'member'])('are refused to %s', async (key) => {
    expect((await world.request(key, LIST)).codes).toEqual(['FORBIDDEN']);
  });

  it.each(['success-manager', 'head-coach', 'member'])('have rows that do not exist for %s', async (key) => {
    const [row] = await world.app.database.db.select({ id: statementRows.id }).from(statementRows).limit(1);
    const query = 'query ($id: ID!) { node(id: $id) { ... on StatementRow { reference } } }';
    const read = async (who: string) => (await world.request(who, query, { id: globalId('StatementRow', row?.id ?? 0) })).data.node;
    expect(await read('admin')).toEqual({ reference: expect.any(String) });
    expect(await read(key)).toBeNull();
  });
});

describe('the database', () => {
  const unpaid = () => entryOf(and(eq(scheduleEntries.status, 'Unpaid'), gte(scheduleEntries.scheduleDate, TODAY)));
  const paid = () => entryOf(and(eq(scheduleEntries.status, 'Paid'), isNotNull(scheduleEntries.paymentId)));
  const change = (id: number, set: Partial<typeof scheduleEntries.$inferInsert>) =>
    world.app.database.db.update(scheduleEntries).set(set).where(eq(scheduleEntries.id, id));

  it('accepts a reference once per platform, however it is spelled', async () => {
    const { db } = world.app.database;
    const { paymentId } = await paid();
    const { id: _id, ...payment } = await paymentOf(paymentId);
    const again = (values: Partial<typeof payments.$inferInsert>) =>
      db.insert(payments).values({ ...payment, proofId: null, externalInvoiceId: 'N/A', ...values });
    await expect(again({})).rejects.toThrow();
    await again({ platform: payment.platform === 'card' ? 'maya' : 'card' });
    const short = { referenceKey: '12345678', platform: 'bank-transfer' } as const;
    await again(short);
    await expect(again(short)).rejects.toThrow();
    await again({ ...short, amountCentavos: payment.amountCentavos + 1 });
    await again({ ...short, paidOn: '2025-01-01' });
  });

  it('derives what pays an entry from its allocations alone', async () => {
    const { id, priceCentavos } = await paid();
    await expect(change(id, { priceCentavos: priceCentavos + 1 })).rejects.toThrow();
    await expect(change(id, { allocatedCentavos: 0 })).rejects.toThrow();
    const open = await unpaid();
    await expect(change(open.id, { allocatedCentavos: open.priceCentavos })).rejects.toThrow();
    await expect(change(open.id, { paymentId: 1 })).rejects.toThrow();
  });

  it('keeps payments and what they pay; only a reversal is written, once', async () => {
    const { db } = world.app.database;
    const { paymentId } = await paid();
    const of = eq(payments.id, paymentId ?? 0);
    await expect(db.delete(payments)).rejects.toThrow();
    await expect(db.update(payments).set({ amountCentavos: 1 }).where(of)).rejects.toThrow();
    await expect(db.update(payments).set({ reference: 'another' }).where(of)).rejects.toThrow();
    await expect(db.delete(paymentAllocations)).rejects.toThrow();
    await expect(db.update(paymentAllocations).set({ amountCentavos: 1 })).rejects.toThrow();
    await expect(db.delete(scheduleEntries)).rejects.toThrow();
  });

  it('keeps invoices and proofs', async () => {
    const { db } = world.app.database;
    await expect(db.delete(invoices)).rejects.toThrow();
    await expect(db.delete(paymentProofs)).rejects.toThrow();
  });

  it.each([
    ['a second proof that waits for one entry', { state: 'submitted' }],
    ['a rejection without a reason', { state: 'rejected', decidedAt: new Date(0) }],
    ['an approval without a date', { state: 'approved' }],
    ['a payment of zero', { state: 'superseded', amountCentavos: 0 }],
    ['a proof without an entry or order', { state: 'superseded', entryId: null }],
    ['a proof of an entry without a person', { state: 'superseded', userId: null }],
  ] as const)('refuses %s', async (_, row) => {
    const { db } = world.app.database;
    const [waiting] = await db
      .select()
      .from(paymentProofs)
      .where(and(eq(paymentProofs.state, 'submitted'), isNull(paymentProofs.orderId)))
      .limit(1);
    if (!waiting) throw new Error('The demo has a proof that waits');
    const { id: _id, ...copy } = waiting;
    await expect(db.insert(paymentProofs).values({ ...copy, ...row })).rejects.toThrow();
  });
});
