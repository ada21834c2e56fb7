import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  accountabilityGroupsList,
  helpRequestedSince,
  selectionRoundState,
  unplacedMembersList,
  weekOf,
  type CheckInAnswer,
} from '@atlas/domain/groups';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope, seenBy, seesEveryone } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { findsMemberNeed } from '../groups/needsRepo.ts';
import { isNarrowedBy, namedBy, narrowsPeople, peopleWhere, usersList } from '../users/peopleListRepo.ts';
import { ofPersonCalled, ofPersonNamed } from '../users/personSearchRepo.ts';
import { userLoader } from '../users/repo.ts';
import { users } from '../users/tables.ts';
import { roundInScope } from './roundScopeRepo.ts';
import { accountabilityInScope } from './scopes.ts';
import {
  accountabilityGroups,
  accountabilityMembers,
  checkInCalls,
  checkIns,
  roundChoices,
  roundSeats,
  selectionRounds,
} from './tables.ts';

export type AccountabilityGroup = typeof accountabilityGroups.$inferSelect;
/** A membership. Its id is the person's id, because a member has one accountability group. */
export type AccountabilityMember = typeof accountabilityMembers.$inferSelect & { id: number };
export type CheckIn = typeof checkIns.$inferSelect;
export type SelectionRound = typeof selectionRounds.$inferSelect;
export type RoundSeat = typeof roundSeats.$inferSelect;
export type RoundChoice = typeof roundChoices.$inferSelect;

/** Number of weeks in a leader's grid. */
const GRID_WEEKS = 8;

const mondayOf = (now: Date): string => isoDay(weekOf(now));

/**
 * Check-ins that ask for help and still count: of this week or the previous one, not answered,
 * without a later one that withdraws the request, and without a call since.
 */
const asksForHelp = (now: Date): SQL => {
  const since = isoDay(helpRequestedSince(now));
  return sql`(${checkIns.needsHelp} and ${checkIns.week} >= ${since}::date and ${checkIns.repliedAt} is null and not exists (
    select 1 from ${checkIns} as later where later.user_id = ${checkIns.userId} and later.week > ${checkIns.week})
    and not exists (
    select 1 from ${checkInCalls} as call where call.user_id = ${checkIns.userId} and call.created_at >= ${checkIns.createdAt}))`;
};

narrowsPeople('needsHelp', (_help, { now }) => namedBy(checkIns, checkIns.userId, asksForHelp(now)));

/** When a person asked for help, in SQL; null when they do not ask for it. */
export const helpAskedAt = (userId: AnyPgColumn, now: Date): SQL =>
  sql`(select ${checkIns.createdAt} from ${checkIns} where ${checkIns.userId} = ${userId} and ${asksForHelp(now)})`;

findsMemberNeed('help', { isOne: (source) => isNarrowedBy('needsHelp', source), at: (now) => helpAskedAt(users.id, now) });

// --- Groups ------------------------------------------------------------------------------------------------------------------------

export const accountabilityGroupLoader = oneById<AccountabilityGroup>(({ db }, ids) =>
  db.select().from(accountabilityGroups).where(inList(accountabilityGroups.id, ids)),
);

/** Whether the reader leads a group or is in it; staff count as inside. */
export const isInsideGroup = seenBy(accountabilityGroups, accountabilityGroups.id, (reader) =>
  accountabilityInScope(reader, accountabilityGroups.id),
);

/** Whether the reader sees a group: they are inside it, or they manage one of its members. */
export const seesAccountabilityGroup = seenBy(accountabilityGroups, accountabilityGroups.id, (reader) =>
  or(
    accountabilityInScope(reader, accountabilityGroups.id),
    sql`exists (select 1 from ${accountabilityMembers} where ${accountabilityMembers.groupId} = ${accountabilityGroups.id}
      and ${ofPeopleInScope(reader, accountabilityMembers.userId)})`,
  ),
);

export const accountabilitySize = valueBy(0, ({ db }, groupIds) =>
  db
    .select({ key: accountabilityMembers.groupId, value: count() })
    .from(accountabilityMembers)
    .where(inList(accountabilityMembers.groupId, groupIds))
    .groupBy(accountabilityMembers.groupId),
);

/** The number of members of a group who checked in this week, and who ask for help. */
export const thisWeekOfGroup = valueBy({ checkedIn: 0, needHelp: 0 }, async ({ db, now }, groupIds) => {
  const rows = await db
    .select({
      key: accountabilityMembers.groupId,
      checkedIn: sql<number>`(count(*) filter (where ${checkIns.week} = ${mondayOf(now)}::date))::int`,
      needHelp: sql<number>`(count(*) filter (where ${asksForHelp(now)}))::int`,
    })
    .from(accountabilityMembers)
    .innerJoin(checkIns, and(eq(checkIns.userId, accountabilityMembers.userId), gte(checkIns.week, isoDay(helpRequestedSince(now)))))
    .where(inList(accountabilityMembers.groupId, groupIds))
    .groupBy(accountabilityMembers.groupId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

const members = sql`(select count(*) from ${accountabilityMembers} where ${accountabilityMembers.groupId} = ${accountabilityGroups.id})`;

const hasLeader = sql`exists (select 1 from ${users} where ${users.id} = ${accountabilityGroups.leaderId} and ${users.archivedAt} is null)`;

export const accountabilityGroupsWhere = (
  filter: Filter<FilterFieldsOf<typeof accountabilityGroupsList>>,
  { reader }: Source,
): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(accountabilityGroups.archivedAt) : isNull(accountabilityGroups.archivedAt),
    accountabilityInScope(reader, accountabilityGroups.id),
    searchCondition(filter.search, sql`search_text(${accountabilityGroups.name})`),
    filter.overFull === true ? sql`${members} > ${accountabilityGroups.capacity}` : undefined,
    filter.withRoom === true ? sql`${members} < ${accountabilityGroups.capacity}` : undefined,
    filter.isLed == null ? undefined : filter.isLed ? hasLeader : sql`not ${hasLeader}`,
  );

/** All groups for staff; otherwise the groups that the reader leads, and their own. */
export const ACCOUNTABILITY_GROUP_LIST = declaredList({
  name: 'accountabilityGroups',
  declaration: accountabilityGroupsList,
  list: {
    table: accountabilityGroups,
    id: accountabilityGroups.id,
    sorts: { created: [accountabilityGroups.createdAt], name: [byName(accountabilityGroups.name)] },
  },
  where: accountabilityGroupsWhere,
  loader: accountabilityGroupLoader,
});

/** The number of active groups that have room, are over-full, and have no team lead. */
export async function countGroups({ db }: Source): Promise<{ withRoom: number; overFull: number; unled: number }> {
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      withRoom: counted(sql`${members} < ${accountabilityGroups.capacity}`),
      overFull: counted(sql`${members} > ${accountabilityGroups.capacity}`),
      unled: counted(sql`not ${hasLeader}`),
    })
    .from(accountabilityGroups)
    .where(isNull(accountabilityGroups.archivedAt));
  return row!;
}

// --- Members -----------------------------------------------------------------------------------------------------------------------

const memberColumns = {
  id: accountabilityMembers.userId,
  userId: accountabilityMembers.userId,
  groupId: accountabilityMembers.groupId,
  joinedAt: accountabilityMembers.joinedAt,
};

/** The membership of a person. */
export const accountabilityMemberLoader = oneById<AccountabilityMember>(({ db }, userIds) =>
  db.select(memberColumns).from(accountabilityMembers).where(inList(accountabilityMembers.userId, userIds)),
);

/** Whether the reader sees a member: they are inside the group, or they manage that person. */
export const seesAccountabilityMember = seenBy(accountabilityMembers, accountabilityMembers.userId, (reader) =>
  or(accountabilityInScope(reader, accountabilityMembers.groupId), ofPeopleInScope(reader, accountabilityMembers.userId)),
);

/** The active groups that the reader leads or assists in leading, at most 50: those they lead come first. */
export const findLedAccountability = ({ db, reader }: Source): Promise<AccountabilityGroup[]> =>
  db
    .select()
    .from(accountabilityGroups)
    .where(
      and(
        or(eq(accountabilityGroups.leaderId, reader.userId), eq(accountabilityGroups.assistantId, reader.userId)),
        isNull(accountabilityGroups.archivedAt),
      ),
    )
    .orderBy(
      sql`${accountabilityGroups.leaderId} is distinct from ${reader.userId}`,
      byName(accountabilityGroups.name),
      accountabilityGroups.id,
    )
    .limit(50);

/** The members of groups with an account in use, in the order in which they joined. */
export const membersOfAccountability = manyBy<AccountabilityMember>(
  ({ groupId }) => groupId,
  ({ db }, groupIds) =>
    db
      .select(memberColumns)
      .from(accountabilityMembers)
      .innerJoin(users, eq(users.id, accountabilityMembers.userId))
      .where(and(inList(accountabilityMembers.groupId, groupIds), isNull(users.archivedAt)))
      .orderBy(asc(accountabilityMembers.groupId), asc(accountabilityMembers.joinedAt), asc(accountabilityMembers.userId)),
);

/** The group that a person leads, or assists in leading. */
export const accountabilityLedBy = valueBy<AccountabilityGroup | null>(null, async ({ db }, userIds) => {
  const { leaderId, assistantId, archivedAt, id } = accountabilityGroups;
  const rows = await db
    .select()
    .from(accountabilityGroups)
    .where(and(or(inList(leaderId, userIds), inList(assistantId, userIds)), isNull(archivedAt)))
    .orderBy(desc(id));
  const assisted = rows.map((row) => ({ key: row.assistantId ?? 0, value: row }));
  // When a person has several, the last entry of a key wins: leading precedes assisting, and the
  // first group precedes later ones.
  return [...assisted, ...rows.map((row) => ({ key: row.leaderId ?? 0, value: row }))];
});

export const accountabilityMembersList = {
  table: accountabilityMembers,
  id: accountabilityMembers.userId,
  sorts: { joined: [accountabilityMembers.joinedAt] },
} satisfies List<string>;

/**
 * The members of a group: all of them for readers inside the group, otherwise those whom the reader
 * manages.
 */
export const accountabilityMembersWhere = (filter: Filter<{ search: string }>, { reader }: Source, groupId: number): SQL | undefined =>
  and(
    eq(accountabilityMembers.groupId, groupId),
    ofPersonCalled(filter.search, accountabilityMembers.userId),
    or(
      sql`exists (select 1 from ${accountabilityGroups} where ${accountabilityGroups.id} = ${groupId} and ${accountabilityInScope(reader, accountabilityGroups.id)})`,
      ofPeopleInScope(reader, accountabilityMembers.userId),
    ),
  );

const listOf = (id: number | null | undefined) => (id == null ? null : [id]);

/**
 * Members who are in no accountability group and lead none, among those whom the reader manages.
 */
export const unplacedWhere = (filter: Filter<{ search: string; batchId: number; stageId: number }>, source: Source): SQL | undefined =>
  and(
    peopleWhere('member', { search: filter.search, batchId: listOf(filter.batchId), stageId: listOf(filter.stageId) }, source),
    sql`exists (select 1 from ${userAccessLevels} join ${accessLevels} on ${accessLevels.id} = ${userAccessLevels.accessLevelId}
      where ${userAccessLevels.userId} = ${users.id} and ${accessLevels.role} = 'member')`,
    sql`not exists (select 1 from ${accountabilityMembers} where ${accountabilityMembers.userId} = ${users.id})`,
    sql`not exists (select 1 from ${accountabilityGroups} where ${accountabilityGroups.archivedAt} is null
      and (${accountabilityGroups.leaderId} = ${users.id} or ${accountabilityGroups.assistantId} = ${users.id}))`,
  );

/** Members who are in no accountability group and lead none, as staff place them. */
export const UNPLACED_LIST = declaredList({
  name: 'unplacedMembers',
  page: 'users',
  declaration: unplacedMembersList,
  list: { ...usersList, sorts: { created: usersList.sorts.created } },
  where: unplacedWhere,
  loader: userLoader,
});

// --- Check-ins ---------------------------------------------------------------------------------------------------------------------

export const checkInLoader = oneById<CheckIn>(({ db }, ids) => db.select().from(checkIns).where(inList(checkIns.id, ids)));

/** A person's check-ins of the last eight weeks, including the current one, oldest first. */
export const recentCheckIns = manyBy<CheckIn>(
  ({ userId }) => userId,
  ({ db, now }, userIds) =>
    db
      .select()
      .from(checkIns)
      .where(and(inList(checkIns.userId, userIds), gte(checkIns.week, isoDay(addManilaDays(weekOf(now), -7 * (GRID_WEEKS - 1))))))
      .orderBy(asc(checkIns.userId), asc(checkIns.week)),
);

/** The Mondays (Manila) of the last eight weeks, including the current one, oldest first. */
export const gridWeeks = (now: Date): string[] =>
  Array.from({ length: GRID_WEEKS }, (_none, index) => isoDay(addManilaDays(weekOf(now), -7 * (GRID_WEEKS - 1 - index))));

export const checkInsList = { table: checkIns, id: checkIns.id, sorts: { created: [checkIns.createdAt] } } satisfies List<string>;

export const checkInsWhere = (
  filter: Filter<{ search: string; groupId: number; week: string; answer: CheckInAnswer; needsHelp: boolean }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    ofPeopleInScope(reader, checkIns.userId),
    filter.groupId == null
      ? undefined
      : sql`${checkIns.userId} in (select ${accountabilityMembers.userId} from ${accountabilityMembers} where ${accountabilityMembers.groupId} = ${filter.groupId})`,
    filter.week == null ? undefined : eq(checkIns.week, filter.week),
    filter.answer == null ? undefined : eq(checkIns.answer, filter.answer),
    filter.needsHelp == null ? undefined : eq(checkIns.needsHelp, filter.needsHelp),
    ofPersonNamed(filter.search, checkIns.userId),
  );

// --- Choosing a team lead ----------------------------------------------------------------------------------------------------------

export const selectionRoundLoader = oneById<SelectionRound>(({ db }, ids) =>
  db.select().from(selectionRounds).where(inList(selectionRounds.id, ids)),
);

/**
 * The round that is open now, by `selectionRoundState` of domain, if the reader sees it. At most one
 * is open at a time.
 */
export async function openRound({ db, now, reader }: Source): Promise<SelectionRound | null> {
  const around = await db
    .select()
    .from(selectionRounds)
    .where(and(lte(selectionRounds.opensAt, now), gt(selectionRounds.closesAt, now), roundInScope(reader)));
  return around.find((round) => selectionRoundState(round, now) === 'open') ?? null;
}

/** The leads of rounds with their seats, in the order of their names. */
export const seatsOfRound = manyBy<RoundSeat>(
  ({ roundId }) => roundId,
  async ({ db }, roundIds) => {
    const rows = await db
      .select({ seat: roundSeats })
      .from(roundSeats)
      .innerJoin(users, eq(users.id, roundSeats.leadId))
      .where(inList(roundSeats.roundId, roundIds))
      .orderBy(asc(roundSeats.roundId), asc(users.nameKey), asc(users.id));
    return rows.map(({ seat }) => seat);
  },
);

/** The tally of a round for one of its leads. */
export interface LeadTally {
  roundId: number;
  leadId: number;
  /** Number of members who chose this lead first. */
  wanted: number;
  /** Number of members with a seat. */
  assigned: number;
}

export const talliesOfRound = manyBy<LeadTally>(
  ({ roundId }) => roundId,
  ({ db }, roundIds) =>
    db
      .select({
        roundId: roundChoices.roundId,
        leadId: roundChoices.leadId,
        wanted: sql<number>`(count(*) filter (where ${roundChoices.rank} = 1))::int`,
        assigned: sql<number>`(count(*) filter (where ${roundChoices.assigned}))::int`,
      })
      .from(roundChoices)
      .where(inList(roundChoices.roundId, roundIds))
      .groupBy(roundChoices.roundId, roundChoices.leadId),
);

/** The number of people who chose in a round. */
export const chosenInRound = valueBy(0, ({ db }, roundIds) =>
  db
    .select({ key: roundChoices.roundId, value: count() })
    .from(roundChoices)
    .where(and(inList(roundChoices.roundId, roundIds), eq(roundChoices.rank, 1)))
    .groupBy(roundChoices.roundId),
);

/** The reader's choices in rounds, by rank. */
export const ownChoices = manyBy<RoundChoice>(
  ({ roundId }) => roundId,
  ({ db, reader }, roundIds) =>
    db
      .select()
      .from(roundChoices)
      .where(and(inList(roundChoices.roundId, roundIds), eq(roundChoices.userId, reader.userId)))
      .orderBy(asc(roundChoices.rank)),
);

const isFinal = sql`exists (select 1 from ${selectionRounds} where ${selectionRounds.id} = ${roundChoices.roundId}
  and (${selectionRounds.kind} = 'choose-one' or ${selectionRounds.announcedAt} is not null))`;

/**
 * The assigned seats: of every lead for readers who see everyone, otherwise of the reader as a
 * lead, once they are final.
 */
export const seatedInRound = manyBy<RoundChoice>(
  ({ roundId }) => roundId,
  ({ db, reader }, roundIds) =>
    db
      .select()
      .from(roundChoices)
      .where(
        and(
          inList(roundChoices.roundId, roundIds),
          eq(roundChoices.assigned, true),
          seesEveryone(reader) ? undefined : and(eq(roundChoices.leadId, reader.userId), isFinal),
        ),
      )
      .orderBy(asc(roundChoices.createdAt), asc(roundChoices.userId)),
);

export const selectionRoundsList = {
  table: selectionRounds,
  id: selectionRounds.id,
  sorts: { opens: [selectionRounds.opensAt] },
} satisfies List<string>;

export const selectionRoundsWhere = (filter: Filter<{ search: string }>, { reader }: Source): SQL | undefined =>
  and(roundInScope(reader), searchCondition(filter.search, sql`search_text(${selectionRounds.name})`));
