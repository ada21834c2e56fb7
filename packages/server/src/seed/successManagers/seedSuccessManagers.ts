import { and, asc, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { RetentionState } from '@atlas/domain/subscriptions';
import { isoDay } from '@atlas/domain/time';
import { inList } from '../../db/inList.ts';
import { activeMembers } from '../activeMembers.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import { payments, scheduleEntries } from '../../modules/payments/tables.ts';
import { subscriptions } from '../../modules/subscriptions/tables.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { paymentPromises, portfolio, retentionCases, successManagers } from '../../modules/successManagers/tables.ts';

/** The success managers by account, with the size of their portfolio. The last one is archived. */
const MANAGERS = [
  { who: 'success-manager', members: 40, since: -150 },
  { who: 'tribe-team-fa', members: 22, since: -120 },
  { who: 'tribe-team-ro', members: 9, since: -60 },
  { who: 'head-coach', members: 0, since: -200, archived: true },
] as const;

/** Accounts of the first portfolio that need a call today. */
const IN_TROUBLE = ['overdue', 'expiring'] as const;

interface Looked {
  userId: number;
  managerId: number;
}

/**
 * Seeds success managers with their portfolios, promises and retention cases in every state. The
 * sales must exist.
 */
export async function seedSuccessManagers(seed: Seed, people: SeededPeople): Promise<void> {
  const rows = await seed.tx
    .insert(successManagers)
    .values(
      MANAGERS.map((manager) => ({
        userId: people.accounts.get(manager.who) ?? 0,
        archivedAt: 'archived' in manager ? daysFrom(seed, -30) : null,
        createdAt: daysFrom(seed, manager.since),
      })),
    )
    .returning({ id: successManagers.id });
  const members = await activeMembers(seed, people);
  const wanted = MANAGERS.flatMap((manager, index) => Array.from({ length: manager.members }, () => rows[index]?.id ?? 0));
  // Every second member, so that old and new ones are in every portfolio.
  const looked = wanted.map((managerId, index) => ({ managerId, userId: members[(index * 2) % members.length]?.id ?? 0 }));
  IN_TROUBLE.forEach((who, index) => (looked[index] = { managerId: rows[0]?.id ?? 0, userId: people.accounts.get(who) ?? 0 }));
  const random = seededRandom('portfolio');
  await seed.tx.insert(portfolio).values(looked.map((row) => ({ ...row, since: daysFrom(seed, -random.between(3, 55)) })));
  await seedPromises(seed, random, looked);
  await seedCases(seed, random, looked);
}

const NOTES = [
  'Asked for time until payday.',
  'Her client pays at the end of the month.',
  'Will pay by GCash after the remittance arrives.',
  'Called twice, promised on the third call.',
];

/** Seeds promises for entries that are overdue or due soon, and for entries paid since. */
async function seedPromises(seed: Seed, random: Random, looked: readonly Looked[]): Promise<void> {
  const managerOf = new Map(looked.map(({ userId, managerId }) => [userId, managerId]));
  const entries = await seed.tx
    .select({ ...getTableColumns(scheduleEntries), paidOn: payments.paidOn })
    .from(scheduleEntries)
    .leftJoin(payments, eq(payments.id, scheduleEntries.paymentId))
    .where(and(inList(scheduleEntries.userId, [...managerOf.keys()]), lt(scheduleEntries.scheduleDate, isoDay(daysFrom(seed, 8)))))
    .orderBy(asc(scheduleEntries.id));
  const unpaid = entries.filter(({ status }) => status === 'Unpaid').slice(0, 24);
  const paid = entries.filter(({ status, paidOn, scheduleDate }) => status === 'Paid' && (paidOn ?? '') > scheduleDate).slice(0, 14);
  const promise = (entry: (typeof entries)[number], state: 'open' | 'kept' | 'broken', promisedFor: string, madeAgo: number) => ({
    userId: entry.userId,
    entryId: entry.id,
    managerId: managerOf.get(entry.userId) ?? 0,
    amountCentavos: entry.priceCentavos,
    promisedFor,
    state,
    note: random.pick(NOTES),
    createdAt: daysFrom(seed, -madeAgo),
  });
  const promises = [
    ...unpaid.map((entry, index) =>
      index % 3 === 2
        ? promise(entry, 'broken', isoDay(daysFrom(seed, -random.between(1, 9))), random.between(10, 20))
        : promise(entry, 'open', isoDay(daysFrom(seed, random.between(1, 12))), random.between(0, 6)),
    ),
    ...paid.map((entry) => promise(entry, 'kept', entry.paidOn ?? entry.scheduleDate, random.between(10, 40))),
  ];
  if (promises.length > 0) await seed.tx.insert(paymentPromises).values(promises);
}

const REASONS = [
  'Found a job at an office and has no evenings left',
  'The internet at home is too slow for the films',
  'Wants to pause until the baby is born',
  'Has clients and thinks that the course is done',
  'Waits for the bonus to renew',
];
/** States in rotation for members who may still be retained. */
const OPEN_STATES: readonly RetentionState[] = ['open', 'contacted', 'open', 'promised', 'contacted'];

const LATER = sql`select 1 from ${subscriptions} as later where later.user_id = ${subscriptions.userId}
  and later.unsubscribed_at is null and later.expires_at > ${subscriptions.expiresAt}`;

/**
 * Seeds a case for every subscription that ended recently or ends soon. It is renewed if the person
 * has a later one, and lost when it ended long ago.
 */
async function seedCases(seed: Seed, random: Random, looked: readonly Looked[]): Promise<void> {
  const managerOf = new Map(looked.map(({ userId, managerId }) => [userId, managerId]));
  const rows = await seed.tx
    .select({
      subscriptionId: subscriptions.id,
      userId: subscriptions.userId,
      expiresAt: subscriptions.expiresAt,
      isRenewed: sql<boolean>`exists (${LATER})`,
    })
    .from(subscriptions)
    .where(and(isNull(subscriptions.unsubscribedAt), sql`${subscriptions.expiresAt} between ${at(seed, -100)} and ${at(seed, 40)}`))
    .orderBy(asc(subscriptions.expiresAt), asc(subscriptions.id));
  const cases = rows.map(({ subscriptionId, userId, expiresAt, isRenewed }, index) => {
    const days = Math.round((expiresAt.getTime() - seed.now.getTime()) / 86_400_000);
    const state = isRenewed ? 'renewed' : days < -14 ? 'lost' : (OPEN_STATES[index % OPEN_STATES.length] ?? 'open');
    const openedAt = new Date(Math.min(expiresAt.getTime() - random.between(20, 35) * 86_400_000, daysFrom(seed, -1).getTime()));
    const isClosed = state === 'renewed' || state === 'lost';
    return {
      userId,
      subscriptionId,
      managerId: managerOf.get(userId) ?? null,
      state: state satisfies RetentionState,
      reason: state === 'open' ? '' : random.pick(REASONS),
      nextContactOn: isClosed ? null : isoDay(daysFrom(seed, random.between(0, 9))),
      closedAt: isClosed ? new Date(Math.min(openedAt.getTime() + random.between(5, 45) * 86_400_000, seed.now.getTime())) : null,
      createdAt: openedAt,
    };
  });
  if (cases.length > 0) await seed.tx.insert(retentionCases).values(cases);
}

const at = (seed: Seed, days: number) => sql`${daysFrom(seed, days).toISOString()}::timestamptz`;
