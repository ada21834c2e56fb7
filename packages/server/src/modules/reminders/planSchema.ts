import { centavosToPesos } from '@atlas/domain/money';
import { PAY_PLAN_STATES, type PayPlanEntry } from '@atlas/domain/reminders';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { InvoiceRef } from '../payments/refs.ts';
import { invoiceLoader } from '../payments/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { acceptPlan, declinePlan, proposePlan, withdrawPlan } from './planCommands.ts';
import { waitingPlanOfInvoice } from './planRepo.ts';
import { PayPlanRef } from './refs.ts';
import { planLoader } from './repo.ts';

const PayPlanState = enumOf(
  'PayPlanState',
  PAY_PLAN_STATES.map(({ value }) => value),
);

const PayPlanEntryRef = builder.objectRef<PayPlanEntry>('PayPlanEntry').implement({
  description: 'A payment of a plan.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Day', description: 'A day in Manila.' }),
    amount: t.float({ description: 'Pesos; the last one may include centavos.', resolve: ({ centavos }) => centavosToPesos(centavos) }),
  }),
});

builder.node(PayPlanRef, {
  description: 'A schedule that staff propose to a member who is behind.',
  id: { resolve: ({ id }) => id },
  loadOne: (id, ctx) => ctx.loader(planLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: ({ id }) => id }),
    state: t.field({ type: PayPlanState, resolve: ({ state }) => state }),
    entries: t.field({ type: [PayPlanEntryRef], description: 'At most 12, earliest first.', resolve: ({ entries }) => entries }),
    owed: t.float({
      description: 'What was owed when it was proposed, in pesos.',
      resolve: ({ owedCentavos }) => centavosToPesos(owedCentavos),
    }),
    note: t.exposeString('note', { description: 'A note of staff for the member.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it can no longer be accepted.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
    proposedBy: t.field({ type: UserRef, resolve: ({ proposedById }, _args, ctx) => userOf(ctx, proposedById) }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    invoice: t.field({
      type: InvoiceRef,
      resolve: ({ id, invoiceId }, _args, ctx) => present(ctx.loader(invoiceLoader).load(invoiceId), `The invoice of plan ${id}`),
    }),
  }),
});

builder.objectField(InvoiceRef, 'payPlan', (t) =>
  t.field({
    type: PayPlanRef,
    nullable: true,
    description: 'The plan that waits for the member; null without one.',
    resolve: (invoice, _args, ctx) => ctx.loader(waitingPlanOfInvoice).load(invoice.id),
  }),
);

const ProposePlanInput = builder.inputType('ProposePlanInput', {
  fields: (t) => ({
    invoiceId: t.int(),
    count: t.int({ description: 'Number of payments: at least as many as are unpaid, at most 12.' }),
    firstDay: t.string({ description: 'A day in Manila, within 31 days; the first payment is due on the payday from this day on.' }),
    note: t.string({ description: 'A note for the member.' }),
  }),
});

const ofPlan = { type: PayPlanRef, loader: planLoader };

commandField('proposePlan', ofPlan, {
  description: 'Proposes a schedule on paydays for what a member owes of an invoice. The member decides within 7 days.',
  args: (arg) => ({ input: arg({ type: ProposePlanInput, required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, args) => proposePlan(ctx, { ...args.input }, idempotencyOf(args)),
});

commandField('withdrawPlan', ofPlan, {
  description: 'Withdraws a plan that waits for its member.',
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await withdrawPlan(ctx, databaseId);
    return databaseId;
  },
});

commandField('acceptPlan', ofPlan, {
  description: "Accepts one of the viewer's plans: its days and amounts take the place of what is unpaid.",
  args: (arg) => ({ databaseId: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: async (ctx, args) => {
    await acceptPlan(ctx, args.databaseId, idempotencyOf(args));
    return args.databaseId;
  },
});

commandField('declinePlan', ofPlan, {
  description: "Declines one of the viewer's plans.",
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: async (ctx, { databaseId }) => {
    await declinePlan(ctx, databaseId);
    return databaseId;
  },
});
