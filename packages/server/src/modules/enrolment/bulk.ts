import { formatCentavos, formatPeso } from '@atlas/domain/money';
import type { RowPlan, Values } from '@atlas/domain/jobs';
import { routePath } from '@atlas/domain/navigation';
import {
  accessUntilText,
  activeUntil,
  dueDayOf,
  extendAfterTyphoon,
  planEnrolment,
  typhoonNews,
  whyNotEnrol,
  whyNotUnsubscribe,
} from '@atlas/domain/subscriptions';
import { formatShortDate } from '@atlas/domain/time';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type BulkChange, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows } from '../../bulk/writeValues.ts';
import type { Context } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { fieldError } from '../../errors.ts';
import { whyNotDecide } from '../access/moneyCommands.ts';
import { mustBeOpenBatch } from '../batches/repo.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { funnels } from '../funnels/tables.ts';
import { announce } from '../notifications/commands.ts';
import { isOwed } from '../payments/owedRepo.ts';
import { invoices, scheduleEntries } from '../payments/tables.ts';
import { findPeopleToExtend, type PersonToExtend, writePeriodsOfPeople } from '../subscriptions/extensionRepo.ts';
import { findSubscriptionRow, type Subscription, writeUnsubscribed } from '../subscriptions/repo.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { findUserById, type User } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { enrolWithin, FUNNEL_GONE, notOffered, saleOf, termIn } from './enrolCommands.ts';
import { findOffer, insertLevels, type Offer } from './repo.ts';
import { endWithin } from './unenrolCommands.ts';

/** Locks people, or the people of subscriptions, in the order of their ids. */
const lockPeople = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`select 1 from ${users} where ${inList(users.id, [...ids])} order by ${users.id} for no key update`);
};
const lockPeopleOf = async (tx: Db, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    select 1 from ${users} where ${users.id} in (select ${subscriptions.userId} from ${subscriptions} where ${inList(subscriptions.id, [...ids])})
    order by ${users.id} for no key update`);
};

interface EndingRow {
  id: number;
  values: Values;
  subscription: Subscription;
  funnelName: string;
  owedCentavos: number;
  /** Whether entries were voided when it ended. */
  wasVoided: boolean;
}

interface EndingInput {
  keepOwed: boolean;
  keepLevel: boolean;
  reason: string;
}

/** Ends chosen subscriptions. It is undone as long as nothing was voided. */
export const unenrol = defineBulkOperation({
  name: 'unenrol',
  table: subscriptions,
  subject: 'subscription',
  lockFirst: lockPeopleOf,
  select: async (ctx, tx, ids): Promise<EndingRow[]> => {
    const rows = await tx
      .select({
        subscription: subscriptions,
        funnelName: funnels.name,
        owedCentavos: sql<number>`(select coalesce(sum(${scheduleEntries.priceCentavos} - ${scheduleEntries.allocatedCentavos}), 0) from ${scheduleEntries}
          join ${invoices} on ${invoices.id} = ${scheduleEntries.invoiceId} where ${invoices.subscriptionId} = ${subscriptions.id} and ${isOwed})::float8`,
        wasVoided: sql<boolean>`exists (select 1 from ${scheduleEntries} join ${invoices} on ${invoices.id} = ${scheduleEntries.invoiceId}
          where ${invoices.subscriptionId} = ${subscriptions.id} and ${scheduleEntries.voidedAt} = ${subscriptions.unsubscribedAt})`,
      })
      .from(subscriptions)
      .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
      .where(and(inList(subscriptions.id, [...ids]), ofPeopleInScope(ctx.source.reader, subscriptions.userId)));
    return rows.map((row) => ({ ...row, id: row.subscription.id, values: { isEnded: row.subscription.unsubscribedAt !== null } }));
  },
  describe: ({ subscription, funnelName, owedCentavos }: EndingRow, { keepOwed }: EndingInput, ctx): RowPlan => {
    const problem = whyNotUnsubscribe(subscription) ?? whyNotDecide(ctx, subscription.userId);
    if (problem !== null) return { skipped: problem };
    const owed =
      owedCentavos === 0
        ? 'nothing owed'
        : keepOwed
          ? `${formatCentavos(owedCentavos)} stays owed`
          : `${formatCentavos(owedCentavos)} voided`;
    return {
      after: { isEnded: true },
      was: `${funnelName} until ${accessUntilText(subscription.expiresAt)}`,
      becomes: `Ended today, ${owed}`,
    };
  },
  apply: async (tx, changes, at, ctx, input) => {
    for (const { id, values } of changes) await (values['isEnded'] === true ? end(ctx, tx, at, id, input) : reopen(tx, at, id));
  },
  whyNotUndo: ({ wasVoided }: EndingRow) => (wasVoided ? 'Its unpaid payments were voided. Enroll the person again.' : null),
});

async function end(ctx: Context, tx: Db, at: Date, id: number, input: EndingInput): Promise<void> {
  const subscription = await findSubscriptionRow(tx, id);
  if (subscription) await endWithin(ctx, tx, at, subscription, input);
}

/** Lets a subscription continue, with the access level that came with it. */
async function reopen(tx: Db, at: Date, id: number): Promise<void> {
  await writeUnsubscribed(tx, id, null);
  const subscription = await findSubscriptionRow(tx, id);
  if (subscription?.accessLevelId != null) await insertLevels(tx, subscription.userId, [subscription.accessLevelId], at);
}

interface EnrolRow {
  id: number;
  values: Values;
  person: User;
  plan: RowPlan;
  /** Why this enrolment can no longer be undone. */
  whyNotUndo: string | null;
}

interface EnrolInput {
  funnelId: number;
  paymentTermId: number | null;
  batchId: number;
}

const detailOf = ({ funnelId, paymentTermId }: EnrolInput) => ({
  funnelId,
  paymentTermId,
  startByDays: null,
  coupon: '',
  renew: false,
  firstPayment: null,
});

/** A subscription to the funnel that is chosen. */
interface Held {
  subscription: Subscription;
  /** Whether a part of it was paid or voided. */
  isMoved: boolean;
}

const hasMoved = sql<boolean>`exists (select 1 from ${scheduleEntries}
  where ${scheduleEntries.invoiceId} = ${invoices.id} and (${scheduleEntries.allocatedCentavos} > 0 or ${scheduleEntries.voidedAt} is not null))`;

/** The subscriptions to a funnel that were not ended early, of each of these people, oldest first. */
async function findHeld(tx: Db, userIds: readonly number[], funnelId: number): Promise<Map<number, Held[]>> {
  const rows = await tx
    .select({ subscription: subscriptions, isMoved: hasMoved })
    .from(subscriptions)
    .leftJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(and(inList(subscriptions.userId, [...userIds]), eq(subscriptions.funnelId, funnelId), isNull(subscriptions.unsubscribedAt)))
    .orderBy(asc(subscriptions.id));
  return Map.groupBy(rows, ({ subscription }) => subscription.userId);
}

/** The plan of one person, by the rules of the command. */
function planOf(ctx: Context, offer: Offer, person: User, held: readonly Held[], input: EnrolInput): RowPlan {
  const problem = whyNotDecide(ctx, person.id);
  if (problem !== null) return { skipped: problem };
  if (person.archivedAt !== null) return { skipped: 'Archived.' };
  const { now } = ctx.source;
  const enrolment = {
    ...saleOf(offer, termIn(offer, input.paymentTermId)?.term, detailOf(input)),
    coupon: null,
    subscriptions: held.map(({ subscription }) => subscription),
  };
  const skipped = whyNotEnrol(enrolment, now);
  if (skipped !== null) return { skipped };
  const { startsAt, expiresAt, total, entries } = planEnrolment(enrolment, now);
  const payments = entries.length > 1 ? ` in ${entries.length} payments` : '';
  return {
    after: { isEnrolled: true },
    was: 'Not enrolled',
    becomes: `${offer.funnel.name}, ${formatShortDate(startsAt)} to ${accessUntilText(expiresAt)}, ${formatPeso(total)}${payments}`,
  };
}

/** Why an enrolment that led to these active subscriptions cannot be undone; null when it can. */
function whyNotUndo(active: readonly Held[]): string | null {
  if (active.length > 1) return 'The subscription was renewed since.';
  return active.some(({ isMoved }) => isMoved) ? 'Something was paid or voided since. Unsubscribe the person instead.' : null;
}

/** Enrols chosen people into one funnel. It is undone as long as nothing was paid, voided or renewed. */
export const enrolPeople = defineBulkOperation({
  name: 'enrol-people',
  table: users,
  subject: 'user',
  lockFirst: lockPeople,
  select: async (ctx, tx, ids, input: EnrolInput): Promise<EnrolRow[]> => {
    const offer = await findOffer(tx, input.funnelId, false);
    if (offer === null) return [];
    const people = await tx
      .select()
      .from(users)
      .where(and(inList(users.id, [...ids]), ofPeopleInScope(ctx.source.reader, users.id)));
    const held = await findHeld(tx, ids, input.funnelId);
    return people.map((person) => {
      const own = held.get(person.id) ?? [];
      const active = own.filter(({ subscription }) => activeUntil([subscription], ctx.source.now) !== null);
      return {
        id: person.id,
        person,
        plan: planOf(ctx, offer, person, own, input),
        values: { isEnrolled: active.length > 0 },
        whyNotUndo: whyNotUndo(active),
      };
    });
  },
  describe: ({ plan }: EnrolRow) => plan,
  check: async (_ctx, tx, { batchId, funnelId, paymentTermId }) => {
    await mustBeOpenBatch(tx, batchId);
    const offer = await findOffer(tx, funnelId, false);
    if (offer === null) throw fieldError('funnelId', FUNNEL_GONE);
    if (paymentTermId !== null && !termIn(offer, paymentTermId)) throw fieldError('paymentTermId', notOffered(offer));
  },
  whyNotUndo: (row: EnrolRow) => row.whyNotUndo,
  apply: async (tx, changes: readonly BulkChange[], at, ctx, input) => {
    for (const { id, values } of changes)
      await (values['isEnrolled'] === true ? enrolOne(ctx, tx, at, id, input) : endOne(ctx, tx, at, id, input));
  },
});

async function enrolOne(ctx: Context, tx: Db, at: Date, id: number, input: EnrolInput): Promise<void> {
  const person = await findUserById(tx, id);
  if (person === null) return;
  await enrolWithin(ctx, tx, at, person, {
    details: [detailOf(input)],
    batchId: input.batchId,
    levelIds: [],
    place: () => (field) => field,
  });
}

async function endOne(ctx: Context, tx: Db, at: Date, userId: number, { funnelId }: EnrolInput): Promise<void> {
  const latest = (await findHeld(tx, [userId], funnelId)).get(userId)?.at(-1);
  if (latest)
    await endWithin(ctx, tx, at, latest.subscription, { keepOwed: false, keepLevel: false, reason: 'The enrollment was undone.' });
}

interface TyphoonInput {
  days: number;
  cities: string;
  message: string;
}

interface AffectedPerson extends Omit<PersonToExtend, 'values'> {
  values: Values;
  owed: { id: number; scheduleDate: string }[];
}

/**
 * People in scope with their subscriptions and what they owe. A payment that is no longer owed is
 * absent from the values, so that an undo finds the person changed and leaves them as they are.
 */
async function selectAffected(ctx: Context, tx: Db, ids: readonly number[]): Promise<AffectedPerson[]> {
  const people = await findPeopleToExtend(tx, ctx.source.reader, ids);
  const entries = await tx
    .select({ id: scheduleEntries.id, userId: scheduleEntries.userId, scheduleDate: scheduleEntries.scheduleDate })
    .from(scheduleEntries)
    .where(and(inList(scheduleEntries.userId, [...ids]), isOwed))
    .orderBy(asc(scheduleEntries.scheduleDate), asc(scheduleEntries.id));
  const owedBy = Map.groupBy(entries, ({ userId }) => userId);
  return people.map((person) => {
    const owed = owedBy.get(person.id) ?? [];
    const days = Object.fromEntries(owed.map(({ id, scheduleDate }) => [dueDayOf(id), scheduleDate]));
    return { ...person, owed, values: { ...person.values, ...days } };
  });
}

/** Writes the due days of owed payments. */
async function writeDueDays(tx: Db, changes: readonly BulkChange[]): Promise<void> {
  const day = sql`(wanted.values ->> ('payment ' || ${scheduleEntries.id}))::date`;
  await tx.execute(sql`
    update ${scheduleEntries} set schedule_date = ${day}, revision = ${scheduleEntries.revision} + 1
    from ${changesAsRows(changes)} where ${scheduleEntries.userId} = wanted.id and ${day} is not null`);
}

/**
 * Adds days to the subscriptions and the owed payments of people in places that a typhoon hit, and
 * announces it to each of them once.
 */
export const typhoonExtension = defineBulkOperation({
  name: 'typhoon-extension',
  table: users,
  subject: 'user',
  owned: { table: subscriptions, ownerId: subscriptions.userId },
  lockFirst: lockPeople,
  select: selectAffected,
  describe: ({ id, city, had, owed }: AffectedPerson, input: TyphoonInput, ctx) => {
    const own = whyNotDecide(ctx, id);
    return own === null ? extendAfterTyphoon({ city, subscriptions: had, owed }, input, ctx.source.now) : { skipped: own };
  },
  apply: async (tx, changes) => {
    await writePeriodsOfPeople(tx, changes);
    await writeDueDays(tx, changes);
  },
  announce: async (ctx, tx, { id, input }, people) => {
    const path = routePath('account', { q: 'subscriptions' });
    await announce(ctx, tx, 'enrolment', [{ key: `typhoon extension ${id}`, ...typhoonNews(input), path, people }]);
  },
});
