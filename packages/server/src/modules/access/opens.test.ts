import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_ACCESS, whyLocked } from '@atlas/domain/access';
import { MEMBERSHIP_STATUSES, membershipStatus, type SubscriptionPeriod } from '@atlas/domain/subscriptions';
import { testApp, type TestApp } from '../../testing.ts';
import { courses } from '../courses/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { productCourses, products } from '../products/tables.ts';
import { hasMembershipStatus } from '../subscriptions/repo.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { opensFor } from './repo.ts';
import type { Reader } from './reader.ts';
import { accessLevels } from './tables.ts';

/*
 * The rules of access stand twice: in domain, which explains them, and as conditions of SQL, which filters by them. Here both are asked about
 * the same generated worlds. Instants are drawn around midnight in Manila (16:00 UTC), where the two could differ.
 */
let app: TestApp;
let world: { userId: number; levelId: number; courseId: number; funnelId: number };
beforeAll(async () => {
  app = await testApp({ demo: false });
  const { db } = app.database;
  const [user] = await db
    .insert(users)
    .values({ email: 'ana@example.com', tribeId: 'T1', slug: 'ana', firstName: 'Ana', lastName: 'Cruz' })
    .returning({ id: users.id });
  const [level] = await db
    .insert(accessLevels)
    .values({ key: 'test-member', name: 'Member', role: 'member', ...SEEDED_ACCESS.member })
    .returning({ id: accessLevels.id });
  const [course] = await db.insert(courses).values({ name: 'Course' }).returning({ id: courses.id });
  const [product] = await db.insert(products).values({ name: 'Product', priceCentavos: 0 }).returning({ id: products.id });
  const [funnel] = await db
    .insert(funnels)
    .values({ name: 'Funnel', slug: 'funnel', productId: product?.id ?? 0 })
    .returning({ id: funnels.id });
  world = { userId: user?.id ?? 0, levelId: level?.id ?? 0, courseId: course?.id ?? 0, funnelId: funnel?.id ?? 0 };
  await db.insert(productCourses).values({ productId: product?.id ?? 0, courseId: world.courseId });
});
afterAll(() => app.close());

const DAY = 86_400_000;
const NOW = new Date('2025-11-12T02:00:00.000Z');
/** Within twenty days of now, at midnight in Manila or a millisecond beside it, or anywhere in the day. */
const instant = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.constantFrom(0, -1, 1, 10 * 3_600_000))
  .map(([days, beside]) => new Date(Date.UTC(2025, 10, 11, 16) + days * DAY + beside));
const period: fc.Arbitrary<SubscriptionPeriod> = fc
  .tuple(instant, instant, fc.option(instant, { freq: 3 }))
  .filter(([startsAt, expiresAt]) => expiresAt > startsAt)
  .map(([startsAt, expiresAt, unsubscribedAt]) => ({ startsAt, expiresAt, unsubscribedAt }));
const now = fc.oneof(fc.constant(NOW), instant);
const periods = fc.array(period, { maxLength: 4 });

/** Writes the person's subscriptions and takes them back afterwards. */
async function withSubscriptions<T>(rows: readonly SubscriptionPeriod[], ask: () => Promise<T>): Promise<T> {
  const { db } = app.database;
  await db.delete(subscriptions);
  if (rows.length > 0)
    await db.insert(subscriptions).values(rows.map((row) => ({ ...row, userId: world.userId, funnelId: world.funnelId })));
  return ask();
}

describe('what opens for somebody', () => {
  it('is the same by the rule and by the condition', async () => {
    const { db } = app.database;
    const reader = (role: 'member' | 'admin'): Reader => ({
      userId: world.userId,
      accessLevelId: world.levelId,
      access: { roles: role, ...SEEDED_ACCESS[role] },
    });
    const facts = fc.record({
      periods,
      now,
      graceDays: fc.integer({ min: 0, max: 15 }),
      granted: fc.boolean(),
      archived: fc.boolean(),
      staff: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(facts, async ({ periods: rows, now: at, graceDays, granted, archived, staff }) => {
        const archivedAt = archived ? NOW : null;
        await db.execute(sql`update courses set archived_at = ${archivedAt?.toISOString() ?? null}::timestamptz`);
        await db.execute(sql`delete from access_level_courses`);
        if (granted)
          await db.execute(sql`insert into access_level_courses (access_level_id, course_id) values (${world.levelId}, ${world.courseId})`);
        const condition = opensFor('course', { item: courses.id, archivedAt: courses.archivedAt }, reader(staff ? 'admin' : 'member'), {
          now: at,
          graceDays,
        });
        const opens = await withSubscriptions(
          rows,
          async () => (await db.select({ id: courses.id }).from(courses).where(condition)).length === 1,
        );
        const lock = whyLocked({ archivedAt }, { subscriptions: rows, grantedToLevel: granted, holdsStaffFlag: staff, graceDays }, at);
        expect(opens).toBe(lock === null);
      }),
      { numRuns: 150, seed: 20251112 },
    );
  });
});

describe('the membership status', () => {
  it('is the same by the rule and by the condition', async () => {
    const { db } = app.database;
    await fc.assert(
      fc.asyncProperty(periods, now, async (rows, at) => {
        const found = await withSubscriptions(rows, async () => {
          const held = await Promise.all(
            [...MEMBERSHIP_STATUSES, null].map(async (status) => {
              const matches = await db
                .select({ id: users.id })
                .from(users)
                .where(hasMembershipStatus(users.id, status, at));
              return matches.length === 1 ? [status] : [];
            }),
          );
          return held.flat();
        });
        expect(found).toEqual([membershipStatus(rows, at)]);
      }),
      { numRuns: 150, seed: 20251112 },
    );
  });
});
