import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { auditEntries } from '../audit/tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { notifications } from '../notifications/tables.ts';
import { documents, invoices, scheduleEntries } from '../payments/tables.ts';
import { findProblems } from '../books/verifyRepo.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());
const db = () => world.app.database.db;
const first = async <Value>(rows: Promise<{ rows: Value[] }>): Promise<Value> => {
  const [row] = (await rows).rows;
  if (row === undefined) throw new Error('The demo has no such row');
  return row;
};

const ENROLL = `mutation ($id: Int!, $input: EnrollUserInput!, $key: String) {
  enrollUser(id: $id, input: $input, idempotencyKey: $key) { databaseId email } }`;
const SUBSCRIBE = `mutation ($id: Int!, $details: [ManualFunnelDetail!]!) { manualUserSubscription(id: $id, funnelDetails: $details) { databaseId } }`;
const END = `mutation ($id: Int!, $keepOwed: Boolean, $keepLevel: Boolean) {
  manualUserUnsubscription(subscriptionId: $id, keepOwed: $keepOwed, keepLevel: $keepLevel) { databaseId unsubscribedAt } }`;

/** A new person without anything. */
let person = { id: 0, email: '' };
let count = 0;
beforeEach(async () => {
  const name = `buyer-${++count}`;
  const [row] = await db()
    .insert(users)
    .values({ email: `${name}@example.com`, tribeId: name, slug: name, firstName: 'Bea', lastName: 'Santos', createdAt: TEST_NOW })
    .returning({ id: users.id, email: users.email });
  if (row) person = row;
});

const offerOf = (slug: string) =>
  first<{ funnelId: number; termId: number; pesos: number; surcharge: number }>(
    db().execute(sql`
      select f.id as "funnelId", t.payment_term_id as "termId", (r.price_centavos / 100)::int as pesos, (p.surcharge_centavos / 100)::int as surcharge
      from funnels f join products r on r.id = f.product_id join funnel_payment_terms t on t.funnel_id = f.id
      join payment_terms p on p.id = t.payment_term_id where f.slug = ${slug} and p.kind = 'instalments' order by t.position limit 1`),
  );
const batchId = async () =>
  (await first<{ id: number }>(db().execute(sql`select id from batches where archived_at is null order by id desc limit 1`))).id;
const inputOf = async (more: Record<string, unknown> = {}, input: Record<string, unknown> = {}) => {
  const { funnelId, termId } = await offerOf('freelancing-course');
  return { batchId: await batchId(), accessLevelNames: [], funnelDetails: [{ funnelId, paymentTermId: termId, ...more }], ...input };
};
const enrol = async (more: Record<string, unknown> = {}, { by = 'admin', key = null as string | null, input = {} } = {}) =>
  world.request(by, ENROLL, { id: person.id, input: await inputOf(more, input), key });
const subscriptionsOf = () => db().select().from(subscriptions).where(eq(subscriptions.userId, person.id)).orderBy(asc(subscriptions.id));
const levelsOf = async () =>
  (
    await db().execute<{ key: string }>(
      sql`select l.key::text as key from user_access_levels u join access_levels l on l.id = u.access_level_id where u.user_id = ${person.id} order by 1`,
    )
  ).rows.map(({ key }) => key);
const scheduleOf = () =>
  db().select().from(scheduleEntries).where(eq(scheduleEntries.userId, person.id)).orderBy(asc(scheduleEntries.position));
const lastAudit = async (action: string) =>
  (await db().select().from(auditEntries).where(eq(auditEntries.action, action)).orderBy(desc(auditEntries.id)).limit(1))[0];

describe('enrollUser', () => {
  it('creates subscription, invoice, schedule, document, access level, batch and notification at once', async () => {
    const { pesos, surcharge } = await offerOf('freelancing-course');
    const { data, codes } = await enrol();
    expect([codes, data.enrollUser]).toEqual([[], { databaseId: person.id, email: person.email }]);
    const [subscription] = await subscriptionsOf();
    const [invoice] = await db()
      .select()
      .from(invoices)
      .where(eq(invoices.subscriptionId, subscription?.id ?? 0));
    expect(invoice?.totalCentavos).toBe((pesos + surcharge) * 100);
    const schedule = await scheduleOf();
    expect(schedule.reduce((sum, { priceCentavos }) => sum + priceCentavos, 0)).toBe(invoice?.totalCentavos);
    expect([schedule[0]?.scheduleDate, schedule.every(({ status }) => status === 'Unpaid')]).toEqual(['2025-11-12', true]);
    const [document] = await db()
      .select()
      .from(documents)
      .where(eq(documents.invoiceId, invoice?.id ?? 0));
    expect([document?.kind, document?.label, document?.snapshot.terms.length]).toEqual(['statement', invoice?.number, schedule.length]);
    expect(document?.snapshot.buyer).toMatchObject({ name: 'Bea Santos', email: person.email });
    expect(await levelsOf()).toEqual(['member']);
    const [row] = await db().select().from(users).where(eq(users.id, person.id));
    expect([row?.batchId, subscription?.batchId]).toEqual([await batchId(), await batchId()]);
    const told = await db().select().from(notifications).where(eq(notifications.userId, person.id));
    expect(told.map(({ title }) => title)).toEqual(['You are enrolled in Freelancing Course']);
    expect(await lastAudit('enrollUser')).toMatchObject({ subjectType: 'user', subjectId: person.id });
    expect(await findProblems(db())).toEqual([]);
  });

  it.each([
    ['tribe-team-ro', 'FORBIDDEN'],
    ['coach', 'FORBIDDEN'],
    ['member', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('is refused to %s', async (by, code) => {
    expect((await enrol({}, { by: by as string })).codes).toEqual([code]);
    expect(await subscriptionsOf()).toEqual([]);
  });

  it('is refused a second time, unless it renews, which starts when the first one ends', async () => {
    await enrol();
    const again = await enrol();
    expect(again.codes).toEqual(['CONFLICT']);
    expect(again.errors[0]?.message).toBe('Already active in Freelancing Course until 11/12/2026. Choose Renew instead.');
    expect((await enrol({ renew: true })).codes).toEqual([]);
    const [one, two] = await subscriptionsOf();
    expect(two?.startsAt).toEqual(one?.expiresAt);
  });

  it('runs once for an idempotency key', async () => {
    const key = `enrol-${'x'.repeat(20)}-${person.id}`;
    const answers = await Promise.all([enrol({}, { key }), enrol({}, { key }), enrol({}, { key })]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(await subscriptionsOf()).toHaveLength(1);
  });

  it('lets one of several at once win', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => enrol()));
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
    expect(await subscriptionsOf()).toHaveLength(1);
  });

  it.each([
    ['an unknown funnel', { funnelId: 999_999 }, 'This funnel no longer exists.'],
    ['a term that it does not offer', { paymentTermId: 999_999 }, 'does not offer this payment term.'],
    ['an unknown coupon', { coupon: 'NOSUCHCODE' }, 'This coupon code is not valid for this offer.'],
  ])('refuses %s, and writes nothing', async (_what, more, message) => {
    const { codes, errors } = await enrol(more);
    expect([codes, errors[0]?.message]).toEqual([['BAD_USER_INPUT'], expect.stringContaining(message)]);
    expect(Object.keys(errors[0]?.fieldErrors ?? {})).toEqual([`funnelDetails.0.${Object.keys(more)[0]}`]);
    expect([await subscriptionsOf(), await levelsOf()]).toEqual([[], []]);
  });

  it('refuses the whole when the last funnel does not fit', async () => {
    const { funnelId, termId } = await offerOf('freelancing-course');
    const funnelDetails = [{ funnelId, paymentTermId: termId }, { funnelId: 999_999 }];
    expect((await enrol({}, { input: { funnelDetails } })).codes).toEqual(['BAD_USER_INPUT']);
    expect([await subscriptionsOf(), await scheduleOf()]).toEqual([[], []]);
  });

  it('gives the named levels, and none that allows more than the caller', async () => {
    expect((await enrol({}, { by: 'tribe-team-fa', input: { accessLevelNames: ['admin'] } })).codes).toEqual(['FORBIDDEN']);
    expect((await enrol({}, { input: { accessLevelNames: ['nonsense'] } })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await enrol({}, { by: 'tribe-team-fa', input: { accessLevelNames: ['member', 'affiliate'] } })).codes).toEqual([]);
    expect(await levelsOf()).toEqual(['affiliate', 'member']);
  });

  it('is refused for the caller, for archived people, and for people who do not exist', async () => {
    const id = await world.idOf('admin');
    const input = await inputOf();
    expect((await world.request('admin', ENROLL, { id, input })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request('admin', ENROLL, { id: 999_999, input })).codes).toEqual(['NOT_FOUND']);
    await db().update(users).set({ archivedAt: TEST_NOW, archivedReason: 'Left' }).where(eq(users.id, person.id));
    expect((await enrol()).codes).toEqual(['CONFLICT']);
  });

  it('takes the funnel’s price with a coupon, whose last use one of two gets', async () => {
    const { funnelId, pesos } = await offerOf('freelancing-course');
    await db().execute(sql`insert into coupons (funnel_id, code, discount_type, discount, limit_overall, created_at)
      values (${funnelId}, ${`LAST${person.id}`}, 'fixed', 100000, 1, ${TEST_NOW})`);
    const coupon = `last${person.id}`;
    const { rows } = await db().execute<{ id: number }>(sql`select payment_term_id as id from funnel_payment_terms t
      join payment_terms p on p.id = t.payment_term_id where t.funnel_id = ${funnelId} and p.kind = 'one-time' limit 1`);
    const paymentTermId = rows[0]?.id ?? null;
    expect((await enrol({ coupon, paymentTermId })).codes).toEqual([]);
    const [invoice] = await db().select().from(invoices).where(eq(invoices.userId, person.id));
    expect(invoice?.totalCentavos).toBe((pesos - 1000) * 100);
    const other = await world.idOf('newcomer');
    const again = await world.request('admin', ENROLL, { id: other, input: await inputOf({ coupon, paymentTermId, renew: true }) });
    expect(again.errors[0]?.message).toBe('This coupon has been used up.');
    expect(await findProblems(db())).toEqual([]);
  });
});

describe('manualUserSubscription', () => {
  it('takes start and validity per funnel, and a blank validity never ends', async () => {
    const { funnelId, termId } = await offerOf('freelancing-course');
    const details = [{ id: funnelId, paymentTerm: termId, validityByDays: 30, startByDays: 3 }];
    expect((await world.request('tribe-team-fa', SUBSCRIBE, { id: person.id, details })).data.manualUserSubscription).toEqual({
      databaseId: person.id,
    });
    const [subscription] = await subscriptionsOf();
    expect([subscription?.startsAt, subscription?.expiresAt]).toEqual([new Date('2025-11-14T16:00:00Z'), new Date('2025-12-14T16:00:00Z')]);
    const forever = [{ id: funnelId, paymentTerm: termId, startByDays: 0, renew: true }];
    await world.request('admin', SUBSCRIBE, { id: person.id, details: forever });
    expect((await subscriptionsOf())[1]?.expiresAt.getUTCFullYear()).toBe(9999);
  });

  it('needs a funnel', async () => {
    const { errors } = await world.request('admin', SUBSCRIBE, { id: person.id, details: [] });
    expect(errors[0]?.fieldErrors).toEqual({ funnelDetails: 'Please select atleast one funnel!' });
  });

  it.each([
    [-61, ['BAD_USER_INPUT']],
    [-60, []],
  ])('accepts a start %i days back: %j', async (startByDays, codes) => {
    const { funnelId, termId } = await offerOf('freelancing-course');
    const details = [{ id: funnelId, paymentTerm: termId, startByDays, validityByDays: 365 }];
    expect((await world.request('admin', SUBSCRIBE, { id: person.id, details })).codes).toEqual(codes);
  });
});

describe('manualUserUnsubscription', () => {
  const end = async (more: Record<string, unknown> = {}, by = 'admin') => {
    const [subscription] = await subscriptionsOf();
    return world.request(by, END, { id: subscription?.id ?? 0, ...more });
  };

  it('ends the access now, voids what is owed with credit notes, and takes the level', async () => {
    await enrol();
    const { data, codes } = await end();
    expect([codes, data.manualUserUnsubscription.unsubscribedAt]).toEqual([[], TEST_NOW.toISOString()]);
    const schedule = await scheduleOf();
    expect(schedule.every(({ voidedAt, status }) => voidedAt !== null && status === 'Unpaid')).toBe(true);
    const notes = await db().select().from(documents).where(eq(documents.userId, person.id));
    expect(notes.filter(({ kind }) => kind === 'credit-note')).toHaveLength(schedule.length);
    expect(await levelsOf()).toEqual([]);
    expect(await findProblems(db())).toEqual([]);
  });

  it('keeps what is owed and the level where staff say so', async () => {
    await enrol();
    await end({ keepOwed: true, keepLevel: true });
    expect((await scheduleOf()).every(({ voidedAt }) => voidedAt === null)).toBe(true);
    expect(await levelsOf()).toEqual(['member']);
  });

  it('keeps a level that another subscription brings', async () => {
    await enrol();
    await enrol({ renew: true });
    await end();
    expect(await levelsOf()).toEqual(['member']);
  });

  it('happens once', async () => {
    await enrol();
    await end();
    const again = await end();
    expect([again.codes, again.errors[0]?.message]).toEqual([['CONFLICT'], 'This subscription was ended before.']);
  });

  it('makes room for a new enrolment', async () => {
    await enrol();
    await end();
    expect((await enrol()).codes).toEqual([]);
    expect(await subscriptionsOf()).toHaveLength(2);
  });

  it.each(['tribe-team-ro', 'success-manager', 'member'])('is refused to %s', async (by) => {
    await enrol();
    expect((await end({}, by)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the form of an enrolment', () => {
  const READ = `query ($id: Int!) {
    user(id: $id) { name tribeId email archivedAt accessLevelNames batch { name } }
    enrollmentBatches { isCurrent batch { databaseId name } }
    products { databaseId name }
    viewer { levelsToGive { key } }
  }`;
  const withPages = async (pages: Record<string, boolean>) => {
    await db().execute(sql`update access_levels set page_access = ${JSON.stringify(pages)}::jsonb where key = 'head-coach'`);
  };

  it('is readable with the page of enrolment alone, and not without it', async () => {
    const { rows } = await db().execute<{ pages: Record<string, boolean> }>(
      sql`select page_access as pages from access_levels where key = 'head-coach'`,
    );
    const id = await world.idOf('head-coach');
    try {
      await withPages({ enrollUser: true });
      const { data, codes } = await world.request('head-coach', READ, { id });
      expect([codes, data.user.email]).toEqual([[], 'head-coach@atlas.example']);
      await withPages({});
      expect((await world.request('head-coach', READ, { id })).codes).toContain('FORBIDDEN');
    } finally {
      await withPages(rows[0]?.pages ?? {});
    }
  });
});
