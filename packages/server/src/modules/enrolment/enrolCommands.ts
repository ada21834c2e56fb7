import { lockOwner } from '../subscriptions/repo.ts';
import { allowsAllOf, LEVEL_ALLOWS_MORE } from '@atlas/domain/access';
import { couponProblem } from '@atlas/domain/coupons';
import { POSTINGS } from '@atlas/domain/ledger';
import { centavosToPesos, formatPeso, pesosToCentavos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { addressKey } from '@atlas/domain/orders';

import {
  accessUntilText,
  type EnrolmentPlan,
  enrolUserForm,
  manualSubscribeForm,
  planEnrolment,
  whyNotEnrol,
} from '@atlas/domain/subscriptions';
import { formatShortDate, isoDay } from '@atlas/domain/time';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import type { Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { concerning, post } from '../ledger/repo.ts';
import { ledgerDayOf } from '../ledger/commands.ts';
import { notify } from '../notifications/commands.ts';
import { ofMoney } from '../access/moneyCommands.ts';
import type { ApproveScheduleForm, PaymentTerm } from '@atlas/domain/payments';
import { opensPage } from '../../commands/reader.ts';
import { findEntries } from '../payments/moneyRepo.ts';
import { receiveFor } from '../payments/scheduleCommands.ts';
import { issueDocument, nextSaleKind } from '../payments/documentsRepo.ts';
import { mustBeOpenBatch } from '../batches/repo.ts';
import { USER } from '../users/commands.ts';
import type { User } from '../users/repo.ts';
import {
  countUses,
  findCoupon,
  findEarningAffiliate,
  findFunnelNames,
  findLevelsNamed,
  findOffer,
  findOwnLevel,
  findSubscriptionsTo,
  type HeldCoupon,
  insertEntries,
  insertInvoice,
  insertLevels,
  insertSubscription,
  insertUse,
  type Offer,
  writeBatch,
} from './repo.ts';

/** Enrolment into one funnel. */
export interface FunnelDetail {
  funnelId: number;
  paymentTermId: number | null;
  startByDays: number | null;
  /** Null for no expiry, absent for the funnel's own. */
  validityByDays?: number | null | undefined;
  coupon: string;
  renew: boolean;
  /** The first payment, when it was received already. */
  firstPayment: ApproveScheduleForm | null;
}

/** The money of a person who is enrolled: their account, locked, in the scope of callers who enrol. */
const ENROLLED: Subject<User> = {
  ...USER,
  extras: async (tx, id) => ({ ...(await USER.extras?.(tx, id)), subscriptions: await findFunnelNames(tx, id) }),
  scope: ofMoney('user', ['enrollUser', 'subscription'], (_row: User, id) => id),
  read: async (tx, id) => {
    await lockOwner(tx, id);
    return USER.read(tx, id);
  },
};

/** A field of a funnel detail, for messages. */
type Place = (field: string) => string;

export const FUNNEL_GONE = 'This funnel no longer exists.';
export const notOffered = ({ funnel }: Offer): string => `${funnel.name} does not offer this payment term.`;

/** A term of an offer, by default its first; absent when the offer has none such. */
export const termIn = ({ terms }: Offer, id: number | null): Offer['terms'][number] | undefined =>
  id === null ? terms[0] : terms.find((term) => term.id === id);

/** An enrolment as the rules of domain expect it, without its coupon and its person. */
export const saleOf = (
  { funnel, product }: Offer,
  term: PaymentTerm | undefined,
  { startByDays, validityByDays, renew }: Pick<FunnelDetail, 'startByDays' | 'validityByDays' | 'renew'>,
) => ({
  funnel,
  price: centavosToPesos(product.priceCentavos),
  term: term ?? ({ kind: 'one-time' } as const),
  startByDays,
  validityByDays,
  renew,
});

/**
 * Plans the enrolment into a funnel. In a command, everything that it depends on is held.
 *
 * @throws BAD_USER_INPUT for a funnel, a term or a coupon that does not fit, CONFLICT for one that
 * is active already
 */
export async function planWithin(
  tx: Db,
  /** Without an id for a buyer who has no account. */
  person: { id: number | null; email: string },
  detail: FunnelDetail,
  at: Date,
  { place, isHeld }: { place: Place; isHeld: boolean },
): Promise<{ offer: Offer; plan: EnrolmentPlan; paymentTermId: number | null; coupon: HeldCoupon | null }> {
  const reject = (field: string, message: string) => new UserError('BAD_USER_INPUT', message, { [place(field)]: message });
  const offer = await findOffer(tx, detail.funnelId, isHeld);
  if (offer === null) throw reject('funnelId', FUNNEL_GONE);
  const term = termIn(offer, detail.paymentTermId);
  if (detail.paymentTermId !== null && !term) throw reject('paymentTermId', notOffered(offer));
  const coupon = detail.coupon === '' ? null : await findCoupon(tx, offer.funnel.id, detail.coupon, isHeld);
  if (detail.coupon !== '') {
    const uses = coupon === null ? { uses: 0, usesByUser: 0 } : await countUses(tx, coupon.id, addressKey(person.email), at);
    const problem = couponProblem(coupon?.coupon ?? null, { funnelId: offer.funnel.id, paymentTermId: term?.id ?? null, ...uses }, at);
    if (problem !== null) throw reject('coupon', problem);
  }
  const enrolment = {
    ...saleOf(offer, term?.term, detail),
    coupon: coupon?.discount ?? null,
    subscriptions: person.id === null ? [] : await findSubscriptionsTo(tx, person.id, offer.funnel.id),
  };
  const problem = whyNotEnrol(enrolment, at);
  if (problem !== null) throw new UserError('CONFLICT', problem, { [place('funnelId')]: problem });
  return { offer, plan: planEnrolment(enrolment, at), paymentTermId: term?.id ?? null, coupon };
}

interface Enrolling {
  details: readonly FunnelDetail[];
  batchId: number | null;
  levelIds: readonly number[];
  place: (index: number) => Place;
}

/**
 * Enrols a person whose account is locked, in the transaction of a command: subscriptions, access
 * levels, invoices with their schedules and documents, the journal and the notification.
 *
 * @returns the ids of the subscriptions
 */
export async function enrolWithin(
  ctx: Context,
  tx: Db,
  at: Date,
  person: User,
  { details, batchId, levelIds, place }: Enrolling,
): Promise<number[]> {
  if (person.archivedAt !== null) throw new UserError('CONFLICT', 'This person is archived. Restore the account first.');
  const ids: number[] = [];
  for (const [index, detail] of details.entries()) {
    const planned = await planWithin(tx, person, detail, at, { place: place(index), isHeld: true });
    const { subscriptionId, entryIds } = await enrolPlanned(ctx, tx, at, person, { ...planned, batchId, levelIds });
    const field = place(index)('firstPayment');
    if (detail.firstPayment !== null) await receiveFirst(ctx, tx, at, { person, entryIds, payment: detail.firstPayment, field });
    ids.push(subscriptionId);
  }
  if (batchId !== null) await writeBatch(tx, person.id, batchId);
  return ids;
}

/** A planned enrolment into one funnel. */
export interface PlannedEnrolment {
  offer: Offer;
  plan: EnrolmentPlan;
  paymentTermId: number | null;
  /** The coupon, with the affiliate who earns from it. */
  coupon: Pick<HeldCoupon, 'id' | 'affiliateId'> | null;
  batchId: number | null;
  /** None means the funnel's own. */
  levelIds: readonly number[];
  /**
   * The order that led to it, with the affiliate whose link its buyer followed, and whether an email
   * welcomes the buyer.
   */
  order?: { id: number; affiliateId: number | null; isWelcomed: boolean };
}

/**
 * Enrols a person into one funnel as planned, in the transaction of a command that holds the
 * person: the subscription, access levels, the invoice with its schedule and document, the journal
 * and the notification.
 *
 * @returns the ids of the subscription and of its entries, first to last
 */
export async function enrolPlanned(
  ctx: Context,
  tx: Db,
  at: Date,
  person: User,
  { offer, plan, paymentTermId, coupon, batchId, levelIds, order }: PlannedEnrolment,
): Promise<{ subscriptionId: number; entryIds: number[] }> {
  const ownLevel = levelIds[0] ?? (await findOwnLevel(tx, offer.funnel.accessLevelId));
  const affiliateId = coupon?.affiliateId ?? order?.affiliateId ?? null;
  const subscriptionId = await insertSubscription(tx, {
    userId: person.id,
    funnelId: offer.funnel.id,
    paymentTermId,
    batchId,
    accessLevelId: ownLevel,
    couponId: coupon?.id ?? null,
    affiliateId: affiliateId === null ? null : await findEarningAffiliate(tx, affiliateId, person.id),
    orderId: order?.id ?? null,
    startsAt: plan.startsAt,
    expiresAt: plan.expiresAt,
    createdAt: at,
  });
  if (coupon && !order) await insertUse(tx, { couponId: coupon.id, subscriptionId, email: addressKey(person.email), at });
  await insertLevels(tx, person.id, levelIds.length > 0 ? levelIds : ownLevel === null ? [] : [ownLevel], at);
  const entryIds = plan.total > 0 ? await bill(ctx, tx, at, { person, offer, plan, subscriptionId }) : [];
  await notify(ctx, tx, [person.id], 'enrolment', {
    key: `subscription ${subscriptionId} enrolled`,
    title: `You are enrolled in ${offer.product.name}`,
    body: `From ${formatShortDate(plan.startsAt)} to ${accessUntilText(plan.expiresAt)}. ${payText(plan)}`,
    path: routePath('home'),
    isMailed: order?.isWelcomed === true,
  });
  return { subscriptionId, entryIds };
}

/** "You pay ₱9,999.00." */
const payText = ({ total, entries }: EnrolmentPlan): string =>
  total === 0
    ? 'It is free.'
    : entries.length === 1
      ? `You pay ${formatPeso(total)}.`
      : `You pay ${formatPeso(total)} in ${entries.length} payments.`;

interface Bill {
  person: User;
  offer: Offer;
  plan: EnrolmentPlan;
  subscriptionId: number;
}

/** Writes the invoice with its schedule, and returns the ids of the entries in order. */
async function bill(ctx: Context, tx: Db, at: Date, { person, offer, plan, subscriptionId }: Bill): Promise<number[]> {
  const kind = await nextSaleKind(ctx, tx);
  const totalCentavos = pesosToCentavos(plan.total);
  const terms = plan.entries.map(({ price, scheduleDate }) => ({ day: isoDay(scheduleDate), centavos: pesosToCentavos(price) }));
  const line = {
    description: offer.product.name,
    quantity: 1,
    unitCentavos: pesosToCentavos(plan.list),
    centavos: pesosToCentavos(plan.list),
  };
  const discountCentavos = pesosToCentavos(plan.discount);
  const discount = { description: 'Discount', quantity: 1, unitCentavos: -discountCentavos, centavos: -discountCentavos };
  const document = await issueDocument(ctx, tx, at, {
    kind,
    userId: person.id,
    totalCentavos,
    content: { lines: discountCentavos === 0 ? [line] : [line, discount], terms, payment: null, about: null, reason: null },
    invoiceFor: async (label) => insertInvoice(tx, { number: label, subscriptionId, userId: person.id, totalCentavos, createdAt: at }),
  });
  const invoiceId = document.invoiceId ?? 0;
  const entryIds = await insertEntries(
    tx,
    terms.map(({ day, centavos }, index) => ({
      invoiceId,
      userId: person.id,
      position: index + 1,
      priceCentavos: centavos,
      scheduleDate: day,
      createdAt: at,
    })),
  );
  await post(tx, {
    kind: 'billed',
    subject: 'invoice',
    subjectId: invoiceId,
    at,
    day: await ledgerDayOf(ctx, tx, isoDay(at)),
    actorId: ctx.actor.userId,
    postings: concerning(POSTINGS.billed({ listCentavos: pesosToCentavos(plan.list), discountCentavos }), { userId: person.id, invoiceId }),
  });
  return entryIds;
}

/** Records the first payment of an enrolment, for callers who decide about payments. */
async function receiveFirst(
  ctx: Context,
  tx: Db,
  at: Date,
  { person, entryIds, payment, field }: { person: User; entryIds: readonly number[]; payment: ApproveScheduleForm; field: string },
): Promise<void> {
  if (!opensPage(ctx.source.reader, 'studentPaymentDetails')) throw accessRestricted();
  const [entryId] = entryIds;
  if (entryId === undefined) throw new UserError('BAD_USER_INPUT', 'Nothing is to be paid.', { [field]: 'Nothing is to be paid.' });
  const [entry] = await findEntries(tx, [entryId]);
  await receiveFor(ctx, tx, at, {
    userId: person.id,
    entryIds: [entryId],
    due: entry?.priceCentavos ?? 0,
    form: payment,
    proof: null,
    field,
  });
}

/**
 * Enrols a person: a batch, access levels, and funnels with their terms. Without levels, each funnel
 * gives its own.
 *
 * @returns the id of the person
 * @throws BAD_USER_INPUT with messages for fields, FORBIDDEN for a level the caller may not give or
 * for the caller, CONFLICT for a funnel that is active already
 */
export async function enrollUser(ctx: Context, userId: number, input: Input, idempotency?: Idempotency): Promise<number> {
  const { batchId, accessLevelNames, funnelDetails } = parseForm(enrolUserForm, input);
  await change(ctx, ENROLLED, userId, { action: 'enrollUser', idempotency }, async ({ tx, at, before }) => {
    await mustBeOpenBatch(tx, batchId);
    const levelIds = await levelsToGive(ctx, tx, accessLevelNames);
    const place = (index: number) => (field: string) => `funnelDetails.${index}.${field}`;
    await enrolWithin(ctx, tx, at, before, { details: funnelDetails, batchId, levelIds, place });
  });
  return userId;
}

/** The ids of the levels with these names, which the caller may give. */
async function levelsToGive(ctx: Context, tx: Db, names: readonly string[]): Promise<number[]> {
  const levels = await findLevelsNamed(tx, names);
  return levels.map((level, index) => {
    const message = `There is no access level ${names[index] ?? ''}.`;
    if (level === null) throw new UserError('BAD_USER_INPUT', message, { [`accessLevelNames.${index}`]: message });
    if (!allowsAllOf(ctx.access, level)) throw new UserError('FORBIDDEN', LEVEL_ALLOWS_MORE);
    return level.id;
  });
}

const MANUAL_FIELDS: Partial<Record<string, string>> = { funnelId: 'id', paymentTermId: 'paymentTerm' };

/**
 * Subscribes a person to funnels, each with its term, validity and start. A blank validity means no
 * expiry.
 *
 * @returns the id of the person
 * @throws as `enrollUser`
 */
export async function manualUserSubscription(ctx: Context, userId: number, input: Input, idempotency?: Idempotency): Promise<number> {
  const { funnelDetails } = parseForm(manualSubscribeForm, input);
  await change(ctx, ENROLLED, userId, { action: 'manualUserSubscription', idempotency }, async ({ tx, at, before }) => {
    const details = funnelDetails.map(({ id, paymentTerm, ...rest }) => ({ funnelId: id, paymentTermId: paymentTerm, ...rest }));
    const place = (index: number) => (field: string) => `funnelDetails.${index}.${MANUAL_FIELDS[field] ?? field}`;
    await enrolWithin(ctx, tx, at, before, { details, batchId: null, levelIds: [], place });
  });
  return userId;
}
