import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { helpRequestedSince, selectionRoundState, weekOf, type CheckInAnswer } from '@atlas/domain/groups';
import { addManilaDays, isoDay } from '@atlas/domain/time';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope, seenBy, seesEveryone } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { namedBy, narrowsPeople, peopleWhere } from '../users/peopleListRepo.ts';
import { ofPersonCalled, ofPersonNamed } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { accountabilityInScope } from './scopes.ts';
import { accountabilityGroups, accountabilityMembers, checkIns, roundChoices, roundSeats, selectionRounds } from './tables.ts';

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
 * Check-ins that ask for help and still count: of this week or the previous one, without a later
 * one that withdraws the request.
 */
const asksForHelp = (now: Date): SQL => {
  const since = isoDay(helpRequestedSince(now));
  return sql`(${checkIns.needsHelp} and ${checkIns.week} >= ${since}::date and not exists (
    select 1 from ${checkIns} as later where later.user_id = ${checkIns.userId} and later.week > ${checkIns.week}))`;
};

narrowsPeople('needsHelp', (_help, { now }) => namedBy(checkIns, checkIns.userId, asksForHelp(now)));

/** When a person asked for help, in SQL; null when they do not ask for it. */
export const helpAskedAt = (userId: AnyPgColumn, now: Date): SQL =>
  sql`(select ${checkIns.createdAt} from ${checkIns} where ${checkIns.userId} = ${userId} and ${asksForHelp(now)})`;

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

/** The number of members of a group who checked in this week, and who need help. */
export const thisWeekOfGroup = valueBy({ checkedIn: 0, needHelp: 0 }, async ({ db, now }, groupIds) => {
  const rows = await db
    .select({
      key: accountabilityMembers.groupId,
      checkedIn: count(),
      needHelp: sql<number>`(count(*) filter (where ${checkIns.needsHelp}))::int`,
    })
    .from(accountabilityMembers)
    .innerJoin(checkIns, and(eq(checkIns.userId, accountabilityMembers.userId), eq(checkIns.week, mondayOf(now))))
    .where(inList(accountabilityMembers.groupId, groupIds))
    .groupBy(accountabilityMembers.groupId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

export const accountabilityGroupsList = {
  table: accountabilityGroups,
  id: accountabilityGroups.id,
  sorts: { created: [accountabilityGroups.createdAt], name: [byName(accountabilityGroups.name)] },
} satisfies List<string>;

const members = sql`(select count(*) from ${accountabilityMembers} where ${accountabilityMembers.groupId} = ${accountabilityGroups.id})`;

export const accountabilityGroupsWhere = (
  filter: Filter<{ search: string; archived: boolean; overFull: boolean; withRoom: boolean }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(accountabilityGroups.archivedAt) : isNull(accountabilityGroups.archivedAt),
    accountabilityInScope(reader, accountabilityGroups.id),
    searchCondition(filter.search, sql`search_text(${accountabilityGroups.name})`),
    filter.overFull === true ? sql`${members} > ${accountabilityGroups.capacity}` : undefined,
    filter.withRoom === true ? sql`${members} < ${accountabilityGroups.capacity}` : undefined,
  );

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
    sql`not exists (select 1 from ${accountabilityGroups} where ${accountabilityGroups.leaderId} = ${users.id} or ${accountabilityGroups.assistantId} = ${users.id})`,
  );

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
 * The round that is open now, by `selectionRoundState` of domain. At most one is open at a time.
 */
export async function openRound({ db, now }: Source): Promise<SelectionRound | null> {
  const around = await db
    .select()
    .from(selectionRounds)
    .where(and(lte(selectionRounds.opensAt, now), gt(selectionRounds.closesAt, now)));
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

/**
 * The assigned seats: of every lead for readers who see everyone, otherwise of the reader as a
 * lead.
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
          seesEveryone(reader) ? undefined : eq(roundChoices.leadId, reader.userId),
        ),
      )
      .orderBy(asc(roundChoices.createdAt), asc(roundChoices.userId)),
);

export const selectionRoundsList = {
  table: selectionRounds,
  id: selectionRounds.id,
  sorts: { opens: [selectionRounds.opensAt] },
} satisfies List<string>;

export const selectionRoundsWhere = (filter: Filter<{ search: string }>): SQL | undefined =>
  searchCondition(filter.search, sql`search_text(${selectionRounds.name})`);
