import { formatCentavos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { dueCentavos, NOT_WHILE_VIEWING_AS } from '@atlas/domain/payments';
import {
  payPlan,
  payPlanForm,
  type PayPlanState,
  PLAN_DAYS,
  whyNotAcceptPlan,
  whyNotDecidePlan,
  whyNotPlan,
} from '@atlas/domain/reminders';
import { addManilaDays, endOfIsoDay, isoDay } from '@atlas/domain/time';
import type { App } from '../../app.ts';
import { change, create } from '../../commands/change.ts';
import { contextOfJob, type Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { defineRecord, gone, insertRow, ofCaller, type RowSubject, type Scope } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { looksAfterWithin } from '../access/commands.ts';
import { mustDecideMoney, ofMoney } from '../access/moneyCommands.ts';
import { notify } from '../notifications/commands.ts';
import { asInvoiceEntry, tellSettled } from '../payments/commands.ts';
import { findInvoiceRow, findSchedule } from '../payments/moneyRepo.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import {
  findExpiredPlans,
  findOwnerOfPlan,
  findScheduleOfPlan,
  hasWaitingProof,
  isOpen,
  rewriteSchedule,
  writePlanState,
} from './planRepo.ts';
import type { PayPlan } from './repo.ts';
import { payPlans } from './tables.ts';

const PAGE = 'subscription';
const NAME = 'payment plan';

const ROWS = defineRecord(NAME, payPlans, {
  scope: ofMoney(NAME, PAGE, ({ userId }) => userId),
  // The schedule that a plan rewrites.
  extras: async (tx, id) => ({
    schedule: (await findScheduleOfPlan(tx, id)).map((entry) => `${formatCentavos(entry.priceCentavos)} on ${entry.scheduleDate}`),
  }),
  constraintErrors: { pay_plans_waiting: { message: 'A plan for this invoice waits already. Withdraw it first.' } },
});

/** A plan, for staff. The money of its person is locked first. */
const PLAN: RowSubject<typeof payPlans> = {
  ...ROWS,
  read: async (tx, id) => {
    const userId = await findOwnerOfPlan(tx, id);
    if (userId === null) return null;
    await lockOwner(tx, userId);
    return ROWS.read(tx, id);
  },
};

const own: Scope<PayPlan> = ofCaller(NAME, ({ userId }) => userId);

/** A plan, for its member, and never for staff who view Atlas as the member. */
const OWN_PLAN: RowSubject<typeof payPlans> = {
  ...PLAN,
  scope: async (ctx, row, locked) => {
    await own(ctx, row, locked);
    if (ctx.signedIn().session.impersonatorId !== null) throw new UserError('FORBIDDEN', NOT_WHILE_VIEWING_AS);
  },
};

const owedOf = (entries: Awaited<ReturnType<typeof findSchedule>>): number =>
  entries.reduce((sum, entry) => sum + dueCentavos(asInvoiceEntry(entry)), 0);

/**
 * Proposes a schedule for what a member owes of an invoice. The member has seven days to accept it,
 * at most until its first payment is due.
 *
 * @returns its number
 * @throws BAD_USER_INPUT with messages for fields, NOT_FOUND for an invoice out of scope, FORBIDDEN
 * for the caller's own, CONFLICT when one waits already
 */
export const proposePlan = (ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> => {
  const { invoiceId, count, firstDay, note } = parseForm(payPlanForm, input);
  return create(ctx, PLAN, { action: 'proposePlan', idempotency }, async ({ tx, at }) => {
    const invoice = await findInvoiceRow(tx, invoiceId);
    if (invoice === null || !(await looksAfterWithin(ctx, tx, invoice.userId, PAGE))) throw gone({ name: 'invoice' });
    mustDecideMoney(ctx, invoice.userId);
    await lockOwner(tx, invoice.userId);
    const open = (await findSchedule(tx, invoiceId)).filter(isOpen);
    const owed = { owedCentavos: owedOf(open), count, firstDay };
    const problem = whyNotPlan({ ...owed, unpaid: open.length }, at);
    if (problem?.field === '') throw new UserError('CONFLICT', problem.text);
    if (problem !== null) throw fieldError(problem.field, problem.text);
    const entries = payPlan({ ...owed, alignment: 'paydays' });
    const firstEnds = endOfIsoDay(entries[0]?.date ?? null) ?? at;
    const expiresAt = new Date(Math.min(addManilaDays(at, PLAN_DAYS).getTime(), firstEnds.getTime()));
    const id = await insertRow(tx, PLAN, {
      userId: invoice.userId,
      invoiceId,
      entries,
      owedCentavos: owed.owedCentavos,
      note,
      proposedById: ctx.signedIn().session.userId,
      expiresAt,
      createdAt: at,
    });
    await notify(ctx, tx, [invoice.userId], 'enrolment', {
      key: `payment plan ${id}`,
      title: 'We have a new payment plan for you',
      body: `${formatCentavos(owed.owedCentavos)} in ${count} ${count === 1 ? 'payment' : 'payments'}, on paydays. Accept it by ${isoDay(expiresAt)}, or decline it.`,
      path: routePath('account', { q: 'billings' }),
      notAfter: expiresAt,
    });
    return id;
  });
};

/** Requires that a plan can still be decided. */
function mustWait(plan: PayPlan, at: Date): void {
  const problem = whyNotDecidePlan(plan, at);
  if (problem !== null) throw new UserError('CONFLICT', problem);
}

/**
 * Withdraws a plan that waits for its member. Repeating it changes nothing.
 *
 * @throws CONFLICT for a plan that was decided
 */
export const withdrawPlan = (ctx: Context, id: number): Promise<void> =>
  change(ctx, PLAN, id, 'withdrawPlan', async ({ tx, at, before }) => {
    if (before.state === 'withdrawn') return;
    mustWait(before, at);
    await writePlanState(tx, id, 'withdrawn', at);
  });

/**
 * Accepts a plan for its member: what is unpaid of the invoice gets its days and amounts. What the
 * member owes in all does not change. Repeating it changes nothing.
 *
 * @throws CONFLICT for a plan that was decided, when something else is owed by now, and while a
 * receipt waits; FORBIDDEN while viewing as someone
 */
export const acceptPlan = (ctx: Context, id: number, idempotency?: Idempotency): Promise<void> =>
  change(ctx, OWN_PLAN, id, { action: 'acceptPlan', idempotency }, async ({ tx, at, before }) => {
    if (before.state === 'accepted') return;
    mustWait(before, at);
    const schedule = await findSchedule(tx, before.invoiceId);
    const open = schedule.filter(isOpen);
    const entryIds = open.map((entry) => entry.id);
    const hasWaitingReceipt = await hasWaitingProof(tx, entryIds);
    const plan = { owedCentavos: before.owedCentavos, count: before.entries.length };
    const problem = whyNotAcceptPlan(plan, { owedCentavos: owedOf(open), unpaid: open.length, hasWaitingReceipt });
    if (problem !== null) throw new UserError('CONFLICT', problem);
    const settled = await rewriteSchedule(tx, at, schedule, before.entries);
    for (const entryId of settled) await tellSettled(tx, entryId, { at, day: isoDay(at), actorId: ctx.actor.userId });
    await writePlanState(tx, id, 'accepted', at);
    await reportDecision(ctx, tx, before, 'accepted');
  });

/**
 * Declines a plan for its member. Repeating it changes nothing.
 *
 * @throws CONFLICT for a plan that was decided, FORBIDDEN while viewing as someone
 */
export const declinePlan = (ctx: Context, id: number): Promise<void> =>
  change(ctx, OWN_PLAN, id, 'declinePlan', async ({ tx, at, before }) => {
    if (before.state === 'declined') return;
    mustWait(before, at);
    await writePlanState(tx, id, 'declined', at);
    await reportDecision(ctx, tx, before, 'declined');
  });

const DECISIONS = {
  accepted: 'A member accepted your payment plan',
  declined: 'A member declined your payment plan',
  expired: 'A payment plan expired without an answer',
} as const satisfies Partial<Record<PayPlanState, string>>;

/** Notifies the staff member who proposed a plan. */
const reportDecision = (ctx: Pick<Context, 'app'>, tx: Db, plan: PayPlan, state: keyof typeof DECISIONS): Promise<void> =>
  notify(ctx, tx, [plan.proposedById], 'staff-task', {
    key: `payment plan ${plan.id} ${state}`,
    title: DECISIONS[state],
    path: routePath('studentPaymentDetails', { id: plan.userId }),
  });

/** Plans in one transaction. */
const SOME = 200;

/**
 * Ends plans whose time is over.
 *
 * @returns the number of plans
 */
export async function expirePlans(app: App): Promise<number> {
  const ctx = contextOfJob(app, { id: 'expire plans', userId: null });
  let ended = 0;
  for (;;) {
    const at = app.clock.now();
    const count = await app.database.transaction(async (tx) => {
      const expired = await findExpiredPlans(tx, at, SOME);
      for (const plan of expired) {
        await writePlanState(tx, plan.id, 'expired', at);
        const states = { before: { state: plan.state }, after: { state: 'expired' } };
        await recordAudit(tx, ctx.actor, {
          at,
          action: 'expirePlan',
          subjectType: NAME,
          subjectId: plan.id,
          personId: plan.userId,
          ...states,
        });
        await reportDecision(ctx, tx, plan, 'expired');
      }
      return expired.length;
    });
    ended += count;
    if (count < SOME) return ended;
  }
}
