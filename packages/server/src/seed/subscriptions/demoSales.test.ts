import { eq, getTableColumns, gte, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPIRY_GRACE_DAYS, membershipBanner, OVERDUE_GRACE_DAYS } from '@atlas/domain/subscriptions';
import { fromIsoDay, isoDay, manilaDaysBetween } from '@atlas/domain/time';
import { contextOf } from '../../testing/testServer.ts';
import { testApp, TEST_NOW, type TestApp } from '../../testing/testApp.ts';
import { duesOf } from '../../modules/payments/commands.ts';
import { invoices, payments, scheduleEntries } from '../../modules/payments/tables.ts';
import { users } from '../../modules/users/tables.ts';
import { subscriptions } from '../../modules/subscriptions/tables.ts';

let app: TestApp;
let entries: (typeof scheduleEntries.$inferSelect & { paidOn: string | null; approvedAt: Date | null })[];
beforeAll(async () => {
  app = await testApp();
  entries = await app.database.db
    .select({ ...getTableColumns(scheduleEntries), paidOn: payments.paidOn, approvedAt: payments.createdAt })
    .from(scheduleEntries)
    .leftJoin(payments, eq(payments.id, scheduleEntries.paymentId));
});
afterAll(() => app.close());

const days = (from: string, to: string) => manilaDaysBetween(fromIsoDay(from) ?? TEST_NOW, fromIsoDay(to) ?? TEST_NOW);
const today = isoDay(TEST_NOW);

describe('the sales of the demo', () => {
  it.each([
    ['expired', 'expired'],
    ['expiring', 'expiringSoon'],
    ['overdue', 'overduePayment'],
    ['upcoming', 'upcomingPaymentDue'],
    ['member', undefined],
    ['multi', undefined],
    ['newcomer', undefined],
    ['returnee', undefined],
    ['fasttrack', undefined],
    ['group-leader', undefined],
    ['team-lead', undefined],
  ] as const)('show %s@ this banner: %s', async (key, kind) => {
    const context = await contextOf(app, key);
    const dues = await duesOf(context, context.signedIn().session.userId);
    const banner = membershipBanner(
      {
        expired: dues.expired && { id: dues.expired.id, expiry: dues.expired.expiresAt },
        expiringSoon: dues.expiringSoon && { id: dues.expiringSoon.id, expiry: dues.expiringSoon.expiresAt },
        upcomingPaymentDue: dues.upcomingPaymentDue && {
          id: 1,
          scheduleDate: fromIsoDay(dues.upcomingPaymentDue.scheduleDate) ?? TEST_NOW,
        },
        overduePayments: dues.overduePayments.map(({ id, scheduleDate }) => ({ id, scheduleDate: fromIsoDay(scheduleDate) ?? TEST_NOW })),
      },
      { renewalLink: '/checkout/1', contact: null },
      { expiryGraceDays: EXPIRY_GRACE_DAYS, overdueGraceDays: OVERDUE_GRACE_DAYS },
      TEST_NOW,
    );
    expect(banner?.kind).toBe(kind);
  });

  it('have entries paid early, on time and late, due today and on most of the next 30 days, and overdue by 1 to 60 days', () => {
    const paid = entries.flatMap(({ paidOn, scheduleDate }) => (paidOn === null ? [] : [days(scheduleDate, paidOn)]));
    for (const wanted of [(late: number) => late < 0, (late: number) => late === 0, (late: number) => late > 0]) {
      expect(paid.filter(wanted).length).toBeGreaterThan(50);
    }
    const due = entries.filter(({ status }) => status === 'Unpaid').map(({ scheduleDate }) => days(today, scheduleDate));
    expect(due).toContain(0);
    expect(new Set(due.filter((in_) => in_ >= 1 && in_ <= 30)).size).toBeGreaterThan(15);
    const overdue = due.filter((in_) => in_ < 0);
    expect(overdue.length).toBeGreaterThan(15);
    expect(Math.min(...overdue)).toBeGreaterThanOrEqual(-60);
    expect(Math.min(...overdue)).toBeLessThan(-30);
  });

  it('were paid on most of the last 90 days, and never in the future', async () => {
    const { db } = app.database;
    const from = isoDay(new Date(TEST_NOW.getTime() - 89 * 86_400_000));
    const recent = await db.selectDistinct({ day: payments.paidOn }).from(payments).where(gte(payments.paidOn, from));
    expect(recent.length).toBeGreaterThan(70);
    expect(
      entries.filter(({ paidOn, approvedAt }) => (paidOn ?? today) > today || (approvedAt?.getTime() ?? 0) > TEST_NOW.getTime()),
    ).toEqual([]);
  });

  it('include almost every member; some renew, some have two at once, some left', async () => {
    const { db } = app.database;
    const rows = await db.select().from(subscriptions);
    const members = await db.$count(users, like(users.email, '%-m%@people.example'));
    expect(new Set(rows.map(({ userId }) => userId)).size).toBeGreaterThan(members * 0.9);
    expect(rows.filter(({ unsubscribedAt }) => unsubscribedAt !== null).length).toBeGreaterThan(3);
    expect(rows.filter(({ orderId }) => orderId === null).length).toBeGreaterThan(20);
    const paidFor = await db.$count(invoices);
    expect(rows.length - paidFor).toBeGreaterThan(3);
  });
});
