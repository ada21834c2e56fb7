import { and, asc, count, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { challengeParticipantsList } from '@atlas/domain/challenges';
import { asLine } from '@atlas/domain/forms';
import { isoDay } from '@atlas/domain/time';
import { declaredList } from '../../commands/declaredList.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import type { Reader } from '../../commands/reader.ts';
import { ofPeopleInScope, seenBy, seesEveryone } from '../access/scopes.ts';
import { belongsToUser } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { challengeGroupings, challengeGroups, challengeParticipants, challengeProgress, challenges, challengeTasks } from './tables.ts';

export type Challenge = typeof challenges.$inferSelect;
export type ChallengeTask = typeof challengeTasks.$inferSelect;
export type ChallengeGroup = typeof challengeGroups.$inferSelect;
export type ChallengeParticipant = typeof challengeParticipants.$inferSelect;
export type ChallengeGrouping = typeof challengeGroupings.$inferSelect;
export type ChallengeProgress = typeof challengeProgress.$inferSelect;

// --- Challenges --------------------------------------------------------------------------------------------------------------------

export const challengeLoader = oneById<Challenge>(({ db }, ids) => db.select().from(challenges).where(inList(challenges.id, ids)));

/** Every challenge, latest first. */
export const findChallenges = (db: Db): Promise<Challenge[]> =>
  db.select().from(challenges).orderBy(desc(challenges.startsOn), desc(challenges.id));

export const tasksOfChallenge = manyBy<ChallengeTask>(
  ({ challengeId }) => challengeId,
  ({ db }, challengeIds) =>
    db
      .select()
      .from(challengeTasks)
      .where(inList(challengeTasks.challengeId, challengeIds))
      .orderBy(asc(challengeTasks.challengeId), asc(challengeTasks.day)),
);

export const challengeSize = valueBy(0, ({ db }, challengeIds) =>
  db
    .select({ key: challengeParticipants.challengeId, value: count() })
    .from(challengeParticipants)
    .where(inList(challengeParticipants.challengeId, challengeIds))
    .groupBy(challengeParticipants.challengeId),
);

/** The number of participants who finished each day of a challenge. */
export const finishersOfChallenge = manyBy<{ challengeId: number; day: number; finished: number }>(
  ({ challengeId }) => challengeId,
  ({ db }, challengeIds) =>
    db
      .select({ challengeId: challengeParticipants.challengeId, day: challengeProgress.day, finished: count() })
      .from(challengeProgress)
      .innerJoin(challengeParticipants, eq(challengeParticipants.id, challengeProgress.participantId))
      .where(inList(challengeParticipants.challengeId, challengeIds))
      .groupBy(challengeParticipants.challengeId, challengeProgress.day)
      .orderBy(asc(challengeProgress.day)),
);

/** The latest grouping of a challenge that was not undone. */
export const groupingOfChallenge = valueBy<ChallengeGrouping | null>(null, async ({ db }, challengeIds) => {
  const rows = await db
    .select()
    .from(challengeGroupings)
    .where(and(inList(challengeGroupings.challengeId, challengeIds), isNull(challengeGroupings.undoneAt)))
    // The last row of a challenge wins.
    .orderBy(asc(challengeGroupings.id));
  return rows.map((row) => ({ key: row.challengeId, value: row }));
});

/** The number of participants of a challenge without buddies. */
export const withoutBuddies = valueBy(0, ({ db }, challengeIds) =>
  db
    .select({ key: challengeParticipants.challengeId, value: count() })
    .from(challengeParticipants)
    .where(and(inList(challengeParticipants.challengeId, challengeIds), isNull(challengeParticipants.groupId)))
    .groupBy(challengeParticipants.challengeId),
);

// --- Participants ------------------------------------------------------------------------------------------------------------------

export const participantLoader = oneById<ChallengeParticipant>(({ db }, ids) =>
  db.select().from(challengeParticipants).where(inList(challengeParticipants.id, ids)),
);

/**
 * Condition for participants whom the reader manages, and the reader. Participants without an
 * account are for readers who see everyone.
 */
const participantsInScope = (reader: Reader): SQL => ofPeopleInScope(reader, challengeParticipants.userId);

/** Whether the reader sees a participant: in scope, a buddy, or the reader. */
export const seesParticipant = seenBy(challengeParticipants, challengeParticipants.id, (reader) =>
  or(participantsInScope(reader), inOwnGroup(reader), isReaders(reader)),
);

/**
 * Condition for participations of the reader, including those under their confirmed address from
 * before they had an account.
 */
const isReaders = (reader: Reader): SQL =>
  sql`exists (select 1 from ${users} where ${users.id} = ${reader.userId} and ${belongsToUser(challengeParticipants)})`;

const inOwnGroup = (reader: Reader): SQL =>
  sql`${challengeParticipants.groupId} in (select own.group_id from ${challengeParticipants} own where own.user_id = ${reader.userId})`;

/** Whether the reader manages a participant, or is the participant. */
export const knowsParticipant = seenBy(challengeParticipants, challengeParticipants.id, participantsInScope);

/** The days that participants finished, in order. */
export const progressOfParticipant = manyBy<ChallengeProgress>(
  ({ participantId }) => participantId,
  ({ db }, ids) =>
    db
      .select()
      .from(challengeProgress)
      .where(inList(challengeProgress.participantId, ids))
      .orderBy(asc(challengeProgress.participantId), asc(challengeProgress.day)),
);

/** Running challenges last, before them upcoming ones, before those past ones; the nearest last. */
const byNearness = (now: Date): SQL[] => {
  const today = sql`${isoDay(now)}::date`;
  const rank = sql`case when ${challenges.startsOn} > ${today} then 1 when ${challenges.startsOn} + ${challenges.days} > ${today} then 2 else 0 end`;
  return [rank, sql`-abs(${challenges.startsOn} - ${today})`];
};

/**
 * A person's participation in the challenge that matters now, by account or by confirmed address:
 * the running one, else the next one, else the latest.
 */
export const participationOf = valueBy<ChallengeParticipant | null>(null, async ({ db, now }, userIds) => {
  const rows = await db
    .select({ userId: users.id, participant: challengeParticipants })
    .from(users)
    .innerJoin(challengeParticipants, belongsToUser(challengeParticipants))
    .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
    .where(inList(users.id, userIds))
    // The last row of a person wins.
    .orderBy(...byNearness(now), asc(challenges.id));
  return rows.map(({ userId, participant }) => ({ key: userId, value: participant }));
});

/** The participations of people in challenges, by their account, the latest challenge first. */
export const participationsOfUser = manyBy<ChallengeParticipant & { userId: number }>(
  ({ userId }) => userId,
  async ({ db }, userIds) => {
    const rows = await db
      .select({ participant: challengeParticipants })
      .from(challengeParticipants)
      .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
      .where(inList(challengeParticipants.userId, userIds))
      .orderBy(desc(challenges.startsOn), desc(challenges.id));
    return rows.map(({ participant }) => ({ ...participant, userId: participant.userId ?? 0 }));
  },
);

/** Whether an address participates in a challenge. */
export async function isParticipant(db: Db, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: challengeParticipants.id })
    .from(challengeParticipants)
    .where(eq(challengeParticipants.email, email))
    .limit(1);
  return row !== undefined;
}

/**
 * Finds the participant of a challenge with this address, and locks the row until the transaction
 * ends.
 */
export async function findParticipant(tx: Db, challengeId: number, email: string): Promise<ChallengeParticipant | null> {
  const [row] = await tx
    .select()
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.challengeId, challengeId), eq(challengeParticipants.email, email)))
    .for('update');
  return row ?? null;
}

/**
 * Adds a participant.
 *
 * @returns its id, or null for an address that already participates
 */
export async function insertParticipant(tx: Db, row: typeof challengeParticipants.$inferInsert): Promise<number | null> {
  const [inserted] = await tx.insert(challengeParticipants).values(row).onConflictDoNothing().returning({ id: challengeParticipants.id });
  return inserted?.id ?? null;
}

/**
 * Assigns a participation to an account. The visitor joined before they had the account or were
 * signed in.
 */
export const claimParticipant = (tx: Db, id: number, userId: number) =>
  tx.update(challengeParticipants).set({ userId }).where(eq(challengeParticipants.id, id));

export const participantsList = {
  table: challengeParticipants,
  id: challengeParticipants.id,
  sorts: {
    created: [challengeParticipants.createdAt],
    // Those without buddies are last.
    group: [sql`coalesce(${challengeParticipants.groupId}, 2147483647)`],
  },
} satisfies List<string>;

/**
 * Condition for a search by person, or by complete address for participants without an account. A
 * union, so that each side uses its index.
 */
function isNamed(search: string | null | undefined): SQL | undefined {
  const person = searchCondition(search, users.searchText);
  return (
    person &&
    sql`${challengeParticipants.id} in (
      select part.id from ${challengeParticipants} part where part.email = ${asLine(search ?? '')}
      union select part.id from ${challengeParticipants} part join ${users} on ${users.id} = part.user_id where ${person})`
  );
}

export function participantsWhere(
  filter: Filter<{ search: string; challengeId: number; groupId: number; withoutGroup: boolean; finishedDay: number }>,
  { reader }: Source,
): SQL | undefined {
  return and(
    participantsInScope(reader),
    isNamed(filter.search),
    filter.challengeId == null ? undefined : eq(challengeParticipants.challengeId, filter.challengeId),
    filter.groupId == null ? undefined : eq(challengeParticipants.groupId, filter.groupId),
    filter.withoutGroup === true ? isNull(challengeParticipants.groupId) : undefined,
    filter.finishedDay == null
      ? undefined
      : sql`exists (select 1 from ${challengeProgress} where ${challengeProgress.participantId} = ${challengeParticipants.id} and ${challengeProgress.day} = ${filter.finishedDay})`,
  );
}

/** The participants of challenges within the reader's scope. */
export const CHALLENGE_PARTICIPANT_LIST = declaredList({
  name: 'challengeParticipants',
  page: 'users',
  declaration: challengeParticipantsList,
  list: participantsList,
  where: participantsWhere,
  loader: participantLoader,
});

// --- Groups of buddies -------------------------------------------------------------------------------------------------------------

export const challengeGroupLoader = oneById<ChallengeGroup>(({ db }, ids) =>
  db.select().from(challengeGroups).where(inList(challengeGroups.id, ids)),
);

/** Condition for groups with a participant whom the reader manages, and the reader's own group. */
const challengeGroupsInScope = (reader: Reader): SQL =>
  seesEveryone(reader)
    ? sql`true`
    : sql`${challengeGroups.id} in (select ${challengeParticipants.groupId} from ${challengeParticipants} where ${participantsInScope(reader)})`;

/**
 * Whether the reader sees a group of buddies: their own, or one with a participant whom they
 * manage.
 */
export const seesChallengeGroup = seenBy(challengeGroups, challengeGroups.id, challengeGroupsInScope);

/**
 * The buddies of groups whom the reader may see: everyone in their own group, otherwise those whom
 * they manage.
 */
export const buddiesOfGroup = manyBy<ChallengeParticipant>(
  ({ groupId }) => groupId,
  ({ db, reader }, groupIds) =>
    db
      .select()
      .from(challengeParticipants)
      .where(and(inList(challengeParticipants.groupId, groupIds), or(participantsInScope(reader), inOwnGroup(reader))))
      .orderBy(asc(challengeParticipants.createdAt), asc(challengeParticipants.id)),
);

export const challengeGroupSize = valueBy(0, async ({ db }, groupIds) => {
  const rows = await db
    .select({ key: challengeParticipants.groupId, value: count() })
    .from(challengeParticipants)
    .where(inList(challengeParticipants.groupId, groupIds))
    .groupBy(challengeParticipants.groupId);
  return rows.map(({ key, value }) => ({ key: key ?? 0, value }));
});

export const challengeGroupsList = {
  table: challengeGroups,
  id: challengeGroups.id,
  sorts: { created: [challengeGroups.createdAt] },
} satisfies List<string>;

export const challengeGroupsWhere = (filter: Filter<{ search: string; challengeId: number }>, { reader }: Source): SQL | undefined =>
  and(
    challengeGroupsInScope(reader),
    searchCondition(filter.search, sql`search_text(${challengeGroups.name})`),
    filter.challengeId == null ? undefined : eq(challengeGroups.challengeId, filter.challengeId),
  );
