import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_ACCESS, whyLocked, type PaidSubscription } from '@atlas/domain/access';
import { ENROLLMENT_STATUSES, enrollmentStatus, lastExpiry } from '@atlas/domain/subscriptions';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import type { Days } from '../../db/onDays.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { courses } from '../courses/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { productCourses, products } from '../products/tables.ts';
import { expiresLastOn, hasEnrollmentStatus } from '../subscriptions/repo.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { COURSE_CONTENT } from '../courses/repo.ts';
import { opensFor, type ContentFacts } from './repo.ts';
import { invoices, scheduleEntries } from '../payments/tables.ts';
import type { Reader } from '../../commands/reader.ts';
import { accessLevels } from '../access/tables.ts';

/*
 * The access rules are implemented in domain, from facts in the database. The database also filters
 * by the same rules as SQL conditions. These tests compare both on the same generated worlds.
 * Instants are generated around midnight in Manila (16:00 UTC), where the two could differ.
 */
let app: TestApp;
let world: { levelId: number; courseId: number; funnelIds: number[] };
beforeAll(async () => {
  app = await testApp({ demo: false });
  const { db } = app.database;
  const [level] = await db
    .insert(accessLevels)
    .values({ createdAt: TEST_NOW, key: 'test-member', name: 'Member', role: 'member', ...SEEDED_ACCESS.member })
    .returning({ id: accessLevels.id });
  const [course] = await db
    .insert(courses)
    .values({ createdAt: TEST_NOW, publishedAt: new Date('2020-01-01'), name: 'Course' })
    .returning({ id: courses.id });
  const [product] = await db
    .insert(products)
    .values({ createdAt: TEST_NOW, name: 'Product', priceCentavos: 0 })
    .returning({ id: products.id });
  // Subscriptions to one funnel cannot overlap, so each one is to a funnel of its own.
  const sold = await db
    .insert(funnels)
    .values(['a', 'b', 'c', 'd'].map((slug) => ({ createdAt: TEST_NOW, name: slug, slug: `funnel-${slug}`, productId: product?.id ?? 0 })))
    .returning({ id: funnels.id });
  world = { levelId: level?.id ?? 0, courseId: course?.id ?? 0, funnelIds: sold.map(({ id }) => id) };
  await db.insert(productCourses).values({ productId: product?.id ?? 0, courseId: world.courseId });
});
afterAll(() => app.close());

const DAY = 86_400_000;
const NOW = new Date('2025-11-12T02:00:00.000Z');
/**
 * An instant within twenty days of now: at midnight in Manila, a millisecond before or after, or
 * later in the day.
 */
const instant = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.constantFrom(0, -1, 1, 10 * 3_600_000))
  .map(([days, beside]) => new Date(Date.UTC(2025, 10, 11, 16) + days * DAY + beside));
const period: fc.Arbitrary<PaidSubscription> = fc
  .tuple(instant, instant, fc.option(instant, { freq: 3 }), fc.option(instant, { freq: 2 }))
  .filter(([startsAt, expiresAt]) => expiresAt > startsAt)
  .map(([startsAt, expiresAt, unsubscribedAt, unpaidSince]) => ({ startsAt, expiresAt, unsubscribedAt, unpaidSince }));
const now = fc.oneof(fc.constant(NOW), instant);
const periods = fc.array(period, { maxLength: 4 });

/**
 * Creates a person with these subscriptions, each with an invoice: one paid entry, and the unpaid
 * ones.
 *
 * @returns the person's id
 */
async function personWith(rows: readonly PaidSubscription[]): Promise<number> {
  const { db } = app.database;
  const name = randomUUID();
  const person = { email: `${name}@example.com`, tribeId: name, slug: name, firstName: 'Ana', lastName: 'Cruz' };
  const [user] = await db
    .insert(users)
    .values({ createdAt: TEST_NOW, ...person })
    .returning({ id: users.id });
  const of = { userId: user?.id ?? 0, createdAt: NOW };
  for (const [index, { unpaidSince, ...row }] of rows.entries()) {
    const held = { ...row, ...of, funnelId: world.funnelIds[index] ?? 0 };
    const [subscription] = await db.insert(subscriptions).values(held).returning({ id: subscriptions.id });
    const bill = { ...of, subscriptionId: subscription?.id ?? 0, number: randomUUID(), totalCentavos: 100 };
    const [invoice] = await db.insert(invoices).values(bill).returning({ id: invoices.id });
    const entry = { ...of, invoiceId: invoice?.id ?? 0, priceCentavos: 100 };
    const free = { ...entry, priceCentavos: 0, position: 1, scheduleDate: '2020-01-01' };
    const voided = { ...entry, position: 4, scheduleDate: '2020-01-01', voidedAt: NOW, voidedReason: 'Not owed' };
    const later = { ...entry, position: 3, scheduleDate: '2030-01-01' };
    const unpaid = unpaidSince === null ? [] : [{ ...entry, position: 2, scheduleDate: isoDay(unpaidSince) }, later];
    await db.insert(scheduleEntries).values([free, voided, ...unpaid]);
  }
  return of.userId;
}

describe('access to content', () => {
  it('is the same by the facts from the database and by the SQL condition', async () => {
    const { db } = app.database;
    const worlds = fc.record({
      periods,
      now,
      expiryGraceDays: fc.integer({ min: 0, max: 15 }),
      overdueGraceDays: fc.integer({ min: 0, max: 15 }),
      granted: fc.boolean(),
      publishedAt: fc.option(instant, { freq: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(worlds, async ({ periods: rows, now: at, granted, publishedAt, ...grace }) => {
        await db.update(courses).set({ publishedAt });
        await db.execute(sql`delete from access_level_courses`);
        if (granted)
          await db.execute(sql`insert into access_level_courses (access_level_id, course_id) values (${world.levelId}, ${world.courseId})`);
        const access = { roles: 'member' as const, ...SEEDED_ACCESS.member };
        const reader: Reader = { userId: await personWith(rows), accessLevelId: world.levelId, access };
        const facts = await COURSE_CONTENT.facts({ db, now: at, reader }).load(world.courseId);
        const lockFor = (of: ContentFacts) => whyLocked({ archivedAt: null, publishedAt }, { ...of, ...grace, holdsStaffFlag: false }, at);
        const lock = lockFor({ subscriptions: [...rows], grantedToLevel: granted });
        expect(lockFor(facts)).toEqual(lock);
        const opens = opensFor(COURSE_CONTENT, reader, { now: at, ...grace });
        expect(await db.$count(courses, and(eq(courses.id, world.courseId), opens))).toBe(lock === null ? 1 : 0);
      }),
      { numRuns: 150, seed: 20251112 },
    );
  });
});

/** Whether a condition holds for a person. */
const holdsFor = async (userId: number, condition: SQL): Promise<boolean> =>
  (await app.database.db.$count(users, and(eq(users.id, userId), condition))) === 1;

describe('the enrollment status', () => {
  it('is the same by the rule and by the SQL condition', async () => {
    await fc.assert(
      fc.asyncProperty(periods, now, async (rows, at) => {
        const userId = await personWith(rows);
        const held = await Promise.all(
          ENROLLMENT_STATUSES.map(async (status) => ((await holdsFor(userId, hasEnrollmentStatus(users.id, status, at))) ? [status] : [])),
        );
        expect(held.flat()).toEqual([enrollmentStatus(rows, at)]);
      }),
      { numRuns: 150, seed: 20251112 },
    );
  });
});

describe('the last expiry', () => {
  it('is on the same day by the rule and by the SQL condition', async () => {
    await fc.assert(
      fc.asyncProperty(periods, now, fc.integer({ min: 0, max: 60 }), async (rows, at, span) => {
        const userId = await personWith(rows);
        const last = lastExpiry(rows);
        const [from, to] = [at, addManilaDays(at, span)].map(isoDay);
        const isOn = (days: Days) => holdsFor(userId, expiresLastOn(users.id, days));
        const day = last === null ? '' : isoDay(last);
        expect([await isOn({ from, to }), await isOn({ from }), await isOn({ to })]).toEqual(
          [day >= (from ?? '') && day <= (to ?? ''), day >= (from ?? ''), day <= (to ?? '')].map((lies) => last !== null && lies),
        );
      }),
      { numRuns: 150, seed: 20251112 },
    );
  });
});
