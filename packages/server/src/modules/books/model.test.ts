import fc from 'fast-check';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whyLocked } from '@atlas/domain/access';
import { changeExpiryOfChosen, extendChosen } from '../subscriptions/bulk.ts';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { contextOf } from '../../testing/testServer.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { opensFor } from '../content/repo.ts';
import { COURSE_CONTENT } from '../courses/repo.ts';
import { courses } from '../courses/tables.ts';
import { enrollUser } from '../enrolment/enrolCommands.ts';
import { refundPayment } from '../enrolment/refundCommands.ts';
import { manualUserUnsubscription } from '../enrolment/unenrolCommands.ts';
import { correctPayment, recordPayment } from '../payments/correctionCommands.ts';
import { rejectProof } from '../payments/proofCommands.ts';
import {
  addPaymentSchedule,
  applyCreditTo,
  approvePaymentSchedule,
  disapprovePaymentSchedule,
  updatePaymentSchedule,
  voidPaymentSchedule,
} from '../payments/scheduleCommands.ts';
import { invoices, paymentProofs, payments, scheduleEntries } from '../payments/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { users } from '../users/tables.ts';
import { findProblems } from './verifyRepo.ts';

/*
 * Random staff work on the money of a few people: after every step the ledger adds up, an entry is
 * paid exactly when money pays for it, content opens as the rule says, and a change has an entry in
 * the audit. Every step may be refused, but only with a message for people.
 */

/** The number of steps: a small seeded run each time, 10,000 in `npm run test:long`. */
const STEPS = process.env['ATLAS_LONG'] === '1' ? 10_000 : 300;
/** Steps from one state of the database; then new people begin. */
const RUN = 60;

let app: TestApp;
let batchId = 0;
let offer: { funnelId: number; terms: number[]; courseId: number };
beforeAll(async () => {
  app = await testApp();
  const { rows } = await app.database.db.execute<{ funnelId: number; terms: number[]; courseId: number; batchId: number }>(sql`
    select f.id as "funnelId", array(select payment_term_id from funnel_payment_terms t where t.funnel_id = f.id order by 1) as terms,
      (select course_id from product_courses c where c.product_id = f.product_id order by 1 limit 1) as "courseId",
      (select max(id) from batches where archived_at is null) as "batchId"
    from funnels f where f.slug = 'freelancing-course'`);
  const [row] = rows;
  if (!row) throw new Error('The demo has no such funnel');
  offer = row;
  batchId = row.batchId;
});
afterAll(() => app.close());
const db = () => app.database.db;

let made = 0;
async function newPerson(): Promise<number> {
  const name = `model-${++made}`;
  const [row] = await db()
    .insert(users)
    .values({ email: `${name}@example.com`, tribeId: name, slug: name, firstName: 'Maria', lastName: 'Cruz', createdAt: app.clock.now() })
    .returning({ id: users.id });
  return row?.id ?? 0;
}

/** Picks of a step: which person, which of their records, and an amount. */
interface Picks {
  person: number;
  nth: number;
  pesos: number;
  flag: boolean;
}
type Step = (ctx: Context, userId: number, picks: Picks) => Promise<unknown>;

const pick = <Item>(items: readonly Item[], { nth }: Picks): Item | undefined => items[nth % Math.max(1, items.length)];
const entriesOf = (userId: number) =>
  db().select().from(scheduleEntries).where(eq(scheduleEntries.userId, userId)).orderBy(asc(scheduleEntries.id));
const paymentsOf = (userId: number) => db().select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));
const PLATFORMS = ['gcash', 'maya', 'bank-transfer'] as const;

/** Runs a bulk operation on one record, as its job does. */
async function inBulk(ctx: Context, operation: typeof extendChosen, ids: readonly number[], input: object): Promise<void> {
  await app.database.transaction(async (tx) => {
    await operation.lockFirst?.(tx, ids);
    const rows = await operation.select(ctx, tx, ids, input);
    const changes = rows.flatMap((row) => {
      const plan = operation.describe(row, input, ctx);
      return 'skipped' in plan ? [] : [{ id: row.id, values: plan.after }];
    });
    if (changes.length > 0) await operation.apply(tx, changes, app.clock.now(), ctx, input);
  });
}

const enrol: Step = (ctx, userId, { nth, flag }) =>
  enrollUser(ctx, userId, {
    batchId,
    funnelDetails: [{ funnelId: offer.funnelId, paymentTermId: offer.terms[nth % offer.terms.length], renew: flag }],
  });

/** The steps, each with the action that the audit names; null where a job writes its own. */
const STEPS_BY_NAME: Readonly<Record<string, Step>> = {
  enrol,
  approve: async (ctx, userId, picks) => {
    const entry = pick(await entriesOf(userId), picks);
    if (!entry) return;
    const amount = picks.flag ? undefined : Math.max(1, picks.pesos);
    await approvePaymentSchedule(
      ctx,
      { id: entry.id },
      { paymentPlatform: PLATFORMS[picks.pesos % 3], amount, transactionId: `REF${picks.pesos}${picks.nth}00` },
    );
  },
  sendProof: async (_ctx, userId, picks) => {
    const entry = pick(await entriesOf(userId), picks);
    if (!entry) return;
    const reference = `P${picks.pesos}${picks.nth}00000`;
    await db()
      .insert(paymentProofs)
      .values({
        entryId: entry.id,
        userId,
        amountCentavos: picks.pesos * 100 + 50,
        platform: 'gcash',
        reference,
        referenceKey: reference,
        paidOn: '2025-11-12',
        createdAt: app.clock.now(),
      })
      .onConflictDoNothing();
  },
  reject: async (ctx, userId, picks) => {
    const proof = pick(await db().select().from(paymentProofs).where(eq(paymentProofs.userId, userId)), picks);
    if (proof) await rejectProof(ctx, proof.id, { remarks: 'Too dark' });
  },
  revoke: async (ctx, userId, picks) => {
    const entry = pick(
      (await entriesOf(userId)).filter(({ status }) => status === 'Paid'),
      picks,
    );
    if (entry) await disapprovePaymentSchedule(ctx, { id: entry.id }, { remarks: 'It came back' });
  },
  correct: async (ctx, userId, picks) => {
    const payment = pick(await paymentsOf(userId), picks);
    if (!payment) return;
    const kind = (['platform', 'amount', 'reference', 'bounced', 'duplicate'] as const)[picks.pesos % 5];
    const values = {
      paymentPlatform: PLATFORMS[picks.nth % 3],
      amount: picks.pesos + 0.25,
      transactionId: `FIX${picks.pesos}${picks.nth}0`,
    };
    await correctPayment(ctx, payment.id, { kind, ...values, reason: 'Typed wrongly' });
  },
  edit: async (ctx, userId, picks) => {
    const entry = pick(await entriesOf(userId), picks);
    if (!entry) return;
    const input = picks.flag ? { price: picks.pesos } : { paymentPlatform: PLATFORMS[picks.pesos % 3], scheduleDate: '2025-12-24' };
    await updatePaymentSchedule(ctx, { id: entry.id }, input);
  },
  add: async (ctx, userId, picks) => {
    const invoice = pick(await db().select().from(invoices).where(eq(invoices.userId, userId)), picks);
    if (invoice) await addPaymentSchedule(ctx, { invoiceId: invoice.id, scheduleDate: '2025-12-01', price: picks.flag ? picks.pesos : 0 });
  },
  void: async (ctx, userId, picks) => {
    const entry = pick(await entriesOf(userId), picks);
    if (entry) await voidPaymentSchedule(ctx, { id: entry.id }, { remarks: 'Not owed' });
  },
  useCredit: async (ctx, userId, picks) => {
    const entry = pick(await entriesOf(userId), picks);
    if (entry) await applyCreditTo(ctx, { id: entry.id });
  },
  transfer: async (ctx, userId, picks) => {
    const entryIds = (await entriesOf(userId)).slice(picks.nth % 3, (picks.nth % 3) + 2).map(({ id }) => id);
    await recordPayment(ctx, { userId, entryIds }, { paymentPlatform: 'bank-transfer', amount: Math.max(1, picks.pesos) });
  },
  extend: async (ctx, userId, picks) => {
    const one = pick(await db().select().from(subscriptions).where(eq(subscriptions.userId, userId)), picks);
    if (!one) return;
    if (picks.flag) await inBulk(ctx, extendChosen, [one.id], { days: 1 + (picks.pesos % 60) });
    else await inBulk(ctx, changeExpiryOfChosen, [one.id], { expiresOn: `2026-0${1 + (picks.nth % 9)}-15` });
  },
  unenrol: async (ctx, userId, picks) => {
    const one = pick(await db().select().from(subscriptions).where(eq(subscriptions.userId, userId)), picks);
    if (one) await manualUserUnsubscription(ctx, { id: one.id }, { keepOwed: picks.flag });
  },
  refund: async (ctx, userId, picks) => {
    const invoice = pick(await db().select().from(invoices).where(eq(invoices.userId, userId)), picks);
    const of = picks.flag && invoice ? { invoiceId: invoice.id } : { userId };
    await refundPayment(ctx, of, { amount: Math.max(1, picks.pesos) / 2, paymentPlatform: PLATFORMS[picks.nth % 3], reason: 'Goodwill' });
  },
  nextDay: async () => {
    app.setNow(new Date(app.clock.now().getTime() + 86_400_000));
    await Promise.resolve();
  },
};

/** Steps without an entry of their own in the audit: they are not commands, or may do nothing. */
const UNAUDITED = new Set(['sendProof', 'nextDay', 'extend']);

/** Makes a statement of the next transaction fail, as if the process had died between two of them. */
class Crash extends Error {}

async function crashing(at: number, run: () => Promise<unknown>): Promise<void> {
  const { transaction } = app.database;
  app.database.transaction = ((work: Parameters<typeof transaction>[0]) =>
    transaction.call(app.database, async (tx) => {
      let left = at;
      const dying = new Proxy(tx, {
        get(target, name) {
          const value = Reflect.get(target, name) as unknown;
          if (!['insert', 'update', 'execute'].includes(String(name)) || typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (left-- <= 0) throw new Crash('The process died.');
            return (value as (...given: unknown[]) => unknown).apply(target, args);
          };
        },
      });
      return work(dying as typeof tx);
    })) as typeof transaction;
  try {
    await run();
  } finally {
    app.database.transaction = transaction;
  }
}

const lastAudit = async () =>
  (await db().select({ id: auditEntries.id }).from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]?.id ?? 0;

async function accessIsAsTheRuleSays(userId: number): Promise<void> {
  const now = app.clock.now();
  const { rows } = await db().execute<{ id: number; flags: object }>(
    sql`select id, page_access as flags from access_levels where key = 'member'`,
  );
  const reader = { userId, accessLevelId: rows[0]?.id ?? 0, access: { roles: 'member' as const, pageAccess: {}, functionAccess: {} } };
  const grace = { expiryGraceDays: 14, overdueGraceDays: 14 };
  const facts = await COURSE_CONTENT.facts({ db: db(), now, reader }).load(offer.courseId);
  const [course] = await db().select().from(courses).where(eq(courses.id, offer.courseId));
  if (!course) throw new Error('The course is gone');
  const lock = whyLocked(course, { ...facts, ...grace, holdsStaffFlag: false }, now);
  const opens = await db().$count(courses, and(eq(courses.id, offer.courseId), opensFor(COURSE_CONTENT, reader, { now, ...grace })));
  expect(opens).toBe(lock === null ? 1 : 0);
}

const step = fc.record({
  name: fc.constantFrom('enrol', ...Object.keys(STEPS_BY_NAME), 'approve', 'approve', 'revoke'),
  person: fc.nat(2),
  nth: fc.nat(9),
  pesos: fc.oneof(fc.nat(20), fc.integer({ min: 1000, max: 12_000 })),
  flag: fc.boolean(),
  crashesAt: fc.option(fc.nat(25), { freq: 7 }),
});

it(`keeps money, access and audit together over ${STEPS} random steps`, { timeout: 3_600_000 }, async () => {
  const succeeded = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: RUN, maxLength: RUN }), async (steps) => {
      app.setNow(TEST_NOW);
      const people = [await newPerson(), await newPerson(), await newPerson()];
      for (const { name, crashesAt, ...picks } of steps) {
        const userId = people[picks.person] ?? 0;
        const run = STEPS_BY_NAME[name];
        if (!run) throw new Error(`There is no step ${name}`);
        const ctx = await contextOf(app, picks.flag ? 'tribe-team-fa' : 'admin');
        const before = await lastAudit();
        const state = async () => JSON.stringify([await entriesOf(userId), await paymentsOf(userId)]);
        const was = await state();
        try {
          const work = () => run(ctx, userId, picks);
          await (crashesAt === null || UNAUDITED.has(name) ? work() : crashing(crashesAt, work));
          succeeded.set(name, (succeeded.get(name) ?? 0) + 1);
          if (!UNAUDITED.has(name) && (await state()) !== was) expect(await lastAudit(), `${name} is in the audit`).toBeGreaterThan(before);
        } catch (error) {
          if (!(error instanceof UserError) && !(error instanceof Crash)) throw error;
          expect([await state(), await lastAudit()]).toEqual([was, before]);
        }
        expect(await findProblems(db())).toEqual([]);
        await accessIsAsTheRuleSays(userId);
      }
    }),
    { numRuns: Math.ceil(STEPS / RUN), seed: Number(process.env['MODEL_SEED'] ?? 35), endOnFailure: true },
  );
  // Each step was tried in a state in which it worked.
  expect(Object.keys(STEPS_BY_NAME).filter((name) => !succeeded.has(name))).toEqual([]);
});
