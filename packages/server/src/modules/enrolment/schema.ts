import type { PaymentEntry } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { SubscriptionRef } from '../subscriptions/refs.ts';
import { subscriptionLoader } from '../subscriptions/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { enrollUser, manualUserSubscription } from './enrolCommands.ts';
import './refundSchema.ts';
import { type PreviewedFunnel, previewEnrolment } from './previewCommands.ts';
import { manualUserUnsubscription } from './unenrolCommands.ts';

const FirstPayment = builder.inputType('FirstPayment', {
  description: 'The first payment of an enrolment that was received already. Needs the right to decide about payments.',
  fields: (t) => ({
    paymentPlatform: t.string(),
    externalInvoiceId: t.string(),
    transactionId: t.string({ description: "The payer's reference." }),
    amount: t.int({ description: 'Whole pesos; the first payment when absent.' }),
    paidOn: t.field({ type: 'Day' }),
    reason: t.string({ description: 'Why the day lies in the past.' }),
  }),
});

const EnrollFunnel = builder.inputType('EnrollFunnelDetail', {
  description: 'A funnel that a person is enrolled into. Specification 2 §3.',
  fields: (t) => ({
    funnelId: t.int(),
    paymentTermId: t.int({ description: 'A term that the funnel offers; its default when absent.' }),
    startByDays: t.int({ description: "Days from today to the start, down to -60; the funnel's own when absent." }),
    validityByDays: t.int({ description: "Days of access; null for no expiry, the funnel's own when absent." }),
    coupon: t.string({ description: 'A code of the funnel.' }),
    renew: t.boolean({ description: 'Continues what the person has. Without it a funnel that is active is rejected.' }),
    firstPayment: t.field({ type: FirstPayment }),
  }),
});

const EnrollUserInput = builder.inputType('EnrollUserInput', {
  fields: (t) => ({
    batchId: t.int(),
    accessLevelNames: t.stringList({ description: 'Names or keys. When empty, each funnel gives its own level.' }),
    funnelDetails: t.field({ type: [EnrollFunnel] }),
  }),
});

const ManualFunnel = builder.inputType('ManualFunnelDetail', {
  description: 'A funnel that a person is subscribed to. Specification 2 §3.',
  fields: (t) => ({
    id: t.int({ description: 'The funnel.' }),
    paymentTerm: t.int({ description: 'A term that the funnel offers; its default when absent.' }),
    startByDays: t.int({ description: 'Days from today to the start, down to -60.' }),
    validityByDays: t.int({ description: 'Days of access; blank for no expiry.' }),
    coupon: t.string({ description: 'A code of the funnel.' }),
    renew: t.boolean({ description: 'Continues what the person has. Without it a funnel that is active is rejected.' }),
    firstPayment: t.field({ type: FirstPayment }),
  }),
});

const ofUser = { type: UserRef, loader: userLoader };
const ofSubscription = { type: SubscriptionRef, loader: subscriptionLoader };

commandField('enrollUser', ofUser, {
  description: 'Enrols a person: a batch, access levels and at least one funnel. Specification 2 §7.',
  args: (arg) => ({
    id: arg.int({ required: true }),
    input: arg({ type: EnrollUserInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, args) => enrollUser(ctx, args.id, { ...args.input }, idempotencyOf(args)),
});

commandField('manualUserSubscription', ofUser, {
  description: 'Subscribes a person to funnels. Specification 2 §7.',
  args: (arg) => ({
    id: arg.int({ required: true }),
    funnelDetails: arg({ type: [ManualFunnel], required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, args) => manualUserSubscription(ctx, args.id, { funnelDetails: args.funnelDetails }, idempotencyOf(args)),
});

commandField('manualUserUnsubscription', ofSubscription, {
  description: 'Ends a subscription now. Specification 2 §7.',
  args: (arg) => ({
    subscriptionId: arg.int({ required: true }),
    keepOwed: arg.boolean({ description: 'Whether unpaid entries stay owed. Otherwise they are voided.' }),
    keepLevel: arg.boolean({ description: 'Whether the person keeps the access level that came with it.' }),
    reason: arg.string(),
    revision: arg.int(),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: async (ctx, args) => {
    const { subscriptionId: id, revision, keepOwed, keepLevel, reason } = args;
    await manualUserUnsubscription(ctx, { id, revision }, { keepOwed, keepLevel, reason }, idempotencyOf(args));
    return id;
  },
});

const PreviewEntryRef = builder.objectRef<PaymentEntry>('EnrolmentPayment').implement({
  description: 'A payment that an enrolment would ask for.',
  fields: (t) => ({
    price: t.exposeInt('price', { description: 'Whole pesos.' }),
    scheduleDate: t.field({ type: 'Day', description: 'A day in Manila.', resolve: ({ scheduleDate }) => isoDay(scheduleDate) }),
  }),
});

const PreviewRef = builder.objectRef<PreviewedFunnel>('EnrolmentPreview').implement({
  description: 'The outcome of an enrolment that has not been made. Amounts in whole pesos.',
  fields: (t) => ({
    funnelId: t.exposeInt('funnelId'),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the person cannot be enrolled in this way.' }),
    field: t.exposeString('field', { nullable: true, description: 'The field of the funnel with the problem.' }),
    isClosed: t.exposeBoolean('isClosed', { description: 'Whether it is no longer sold. Staff enrol all the same.' }),
    isActive: t.exposeBoolean('isActive', { description: 'True when the subscription is current: an enrolment must be a renewal.' }),
    startsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ plan }) => plan?.startsAt ?? null }),
    expiresAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ plan }) => plan?.expiresAt ?? null }),
    list: t.int({ description: 'The price with the surcharge of the term.', resolve: ({ plan }) => plan?.list ?? 0 }),
    discount: t.int({ resolve: ({ plan }) => plan?.discount ?? 0 }),
    total: t.int({ resolve: ({ plan }) => plan?.total ?? 0 }),
    payments: t.field({ type: [PreviewEntryRef], resolve: ({ plan }) => [...(plan?.entries ?? [])] }),
  }),
});

builder.objectField(UserRef, 'enrolmentPreview', (t) =>
  t.field({
    type: [PreviewRef],
    description: 'What an enrolment into these funnels would give the person, and what they would pay.',
    args: { funnelDetails: t.arg({ type: [EnrollFunnel], required: true }) },
    resolve: (user, { funnelDetails }, ctx) => previewEnrolment(ctx, user, { funnelDetails }),
  }),
);
