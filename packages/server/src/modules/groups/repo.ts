import { and, asc, count, eq, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import type { Reader } from '../../commands/reader.ts';
import { ofPeopleInScope, seenBy } from '../access/scopes.ts';
import { finishedTasks, userStages } from '../stages/tables.ts';
import { namedBy, narrowsPeople } from '../users/peopleListRepo.ts';
import { ofPersonCalled } from '../users/personSearchRepo.ts';
import { groupsInScope, groupsLed, subgroupsInScope } from './scopes.ts';
import { groupCoaches, groupMembers, groups, subgroups } from './tables.ts';

export type Group = typeof groups.$inferSelect;
export type Subgroup = typeof subgroups.$inferSelect;
/** A membership. Its id is the person's id, because a member has one group. */
export type GroupMember = typeof groupMembers.$inferSelect & { id: number };

/** Members who finished a task within this many days count as active. */
const ACTIVE_DAYS = 7;

// --- Groups ------------------------------------------------------------------------------------------------------------------------

export const groupLoader = oneById<Group>(({ db }, ids) => db.select().from(groups).where(inList(groups.id, ids)));

/** Whether the reader sees a group: they lead, coach or are in it, or manage one of its members. */
export const seesGroup = seenBy(groups, groups.id, (reader) =>
  or(
    groupsInScope(reader, groups.id),
    sql`exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups.id} and ${ofPeopleInScope(reader, groupMembers.userId)})`,
  ),
);

/** The group that a person leads: the first of several. */
export const ledGroupOf = valueBy<Group | null>(null, async ({ db }, userIds) => {
  const rows = await db
    .select()
    .from(groups)
    .where(and(inList(groups.leaderId, userIds), isNull(groups.archivedAt)))
    .orderBy(asc(groups.id));
  return rows.toReversed().map((row) => ({ key: row.leaderId ?? 0, value: row }));
});

export const coachesOfGroup = manyBy<typeof groupCoaches.$inferSelect>(
  ({ groupId }) => groupId,
  ({ db }, groupIds) => db.select().from(groupCoaches).where(inList(groupCoaches.groupId, groupIds)).orderBy(asc(groupCoaches.userId)),
);

export const subgroupsOfGroup = manyBy<Subgroup>(
  ({ groupId }) => groupId,
  ({ db }, groupIds) =>
    db
      .select()
      .from(subgroups)
      .where(and(inList(subgroups.groupId, groupIds), isNull(subgroups.archivedAt)))
      .orderBy(asc(byName(subgroups.name))),
);

export const groupSize = valueBy(0, ({ db }, groupIds) =>
  db
    .select({ key: groupMembers.groupId, value: count() })
    .from(groupMembers)
    .where(inList(groupMembers.groupId, groupIds))
    .groupBy(groupMembers.groupId),
);

/** The number of members who finished a task in the last 7 Manila days, including today. */
export const activeInGroup = valueBy(0, ({ db, now }, groupIds) =>
  db
    .select({ key: groupMembers.groupId, value: sql<number>`count(distinct ${groupMembers.userId})::int` })
    .from(groupMembers)
    .innerJoin(finishedTasks, eq(finishedTasks.userId, groupMembers.userId))
    .where(
      and(inList(groupMembers.groupId, groupIds), gte(finishedTasks.finishedAt, addManilaDays(startOfManilaDay(now), 1 - ACTIVE_DAYS))),
    )
    .groupBy(groupMembers.groupId),
);

/** The number of members of a group in each stage. Members without a stage are left out. */
export const stageMixOfGroup = manyBy<{ groupId: number; stageId: number; members: number }>(
  ({ groupId }) => groupId,
  ({ db }, groupIds) =>
    db
      .select({ groupId: groupMembers.groupId, stageId: userStages.stageId, members: count() })
      .from(groupMembers)
      .innerJoin(userStages, and(eq(userStages.userId, groupMembers.userId), isNull(userStages.leftAt)))
      .where(inList(groupMembers.groupId, groupIds))
      .groupBy(groupMembers.groupId, userStages.stageId)
      .orderBy(asc(userStages.stageId)),
);

export const groupsList = {
  table: groups,
  id: groups.id,
  sorts: { created: [groups.createdAt], name: [byName(groups.name)] },
} satisfies List<string>;

export const groupsWhere = (filter: Filter<{ search: string; archived: boolean; leaderId: number }>, { reader }: Source): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(groups.archivedAt) : isNull(groups.archivedAt),
    groupsInScope(reader, groups.id),
    searchCondition(filter.search, sql`search_text(${groups.name})`),
    filter.leaderId == null ? undefined : eq(groups.leaderId, filter.leaderId),
  );

/** The active groups that the reader sees, by name. */
export const findGroups = (source: Source): Promise<Group[]> =>
  source.db
    .select()
    .from(groups)
    .where(groupsWhere({}, source))
    .orderBy(asc(byName(groups.name)), asc(groups.id));

// --- Subgroups ---------------------------------------------------------------------------------------------------------------------

export const subgroupLoader = oneById<Subgroup>(({ db }, ids) => db.select().from(subgroups).where(inList(subgroups.id, ids)));

/**
 * Whether the reader sees a subgroup: it belongs to their groups, they lead or are in it, or they
 * manage one of its members.
 */
export const seesSubgroup = seenBy(subgroups, subgroups.id, (reader) =>
  or(
    subgroupsInScope(reader),
    sql`exists (select 1 from ${groupMembers} where ${groupMembers.subgroupId} = ${subgroups.id} and ${ofPeopleInScope(reader, groupMembers.userId)})`,
  ),
);

export const subgroupSize = valueBy(0, async ({ db }, subgroupIds) => {
  const rows = await db
    .select({ key: groupMembers.subgroupId, value: count() })
    .from(groupMembers)
    .where(inList(groupMembers.subgroupId, subgroupIds))
    .groupBy(groupMembers.subgroupId);
  return rows.map(({ key, value }) => ({ key: key ?? 0, value }));
});

export const subgroupsList = {
  table: subgroups,
  id: subgroups.id,
  sorts: { created: [subgroups.createdAt], name: [byName(subgroups.name)] },
} satisfies List<string>;

export const subgroupsWhere = (
  filter: Filter<{ search: string; archived: boolean; groupId: number }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(subgroups.archivedAt) : isNull(subgroups.archivedAt),
    subgroupsInScope(reader),
    searchCondition(filter.search, sql`search_text(${subgroups.name})`),
    filter.groupId == null ? undefined : eq(subgroups.groupId, filter.groupId),
  );

// --- Members -----------------------------------------------------------------------------------------------------------------------

const memberColumns = {
  id: groupMembers.userId,
  userId: groupMembers.userId,
  groupId: groupMembers.groupId,
  subgroupId: groupMembers.subgroupId,
  joinedAt: groupMembers.joinedAt,
};

narrowsPeople('groupId', (groupIds) => namedBy(groupMembers, groupMembers.userId, inList(groupMembers.groupId, groupIds)));

/** The membership of a person. */
export const groupMemberLoader = oneById<GroupMember>(({ db }, userIds) =>
  db.select(memberColumns).from(groupMembers).where(inList(groupMembers.userId, userIds)),
);

/** Condition for members whom the reader manages as a leader or coach, and the reader. */
const looksAfter = (reader: Reader): SQL | undefined =>
  or(
    groupsLed(reader, groupMembers.groupId),
    sql`${groupMembers.subgroupId} in (select ${subgroups.id} from ${subgroups} where ${subgroups.leaderId} = ${reader.userId} and ${subgroups.archivedAt} is null)`,
    eq(groupMembers.userId, reader.userId),
  );

/** Condition for members whom the reader manages, and everyone in the reader's own subgroup. */
const membersInScope = (reader: Reader): SQL | undefined =>
  or(
    looksAfter(reader),
    sql`${groupMembers.subgroupId} = (select own.subgroup_id from ${groupMembers} own where own.user_id = ${reader.userId})`,
  );

/** Whether the reader sees a member. */
export const seesGroupMember = seenBy(groupMembers, groupMembers.userId, membersInScope);

/** Whether the reader manages a member of a group. */
export const looksAfterMember = seenBy(groupMembers, groupMembers.userId, looksAfter);

export const groupMembersList = {
  table: groupMembers,
  id: groupMembers.userId,
  sorts: { joined: [groupMembers.joinedAt] },
} satisfies List<string>;

/** The members of a group or subgroup whom the reader may see. */
export const groupMembersWhere = (
  filter: Filter<{ search: string; subgroupId: number; stageId: number }>,
  { reader }: Source,
  of: { groupId: number } | { subgroupId: number },
): SQL | undefined =>
  and(
    'groupId' in of ? eq(groupMembers.groupId, of.groupId) : eq(groupMembers.subgroupId, of.subgroupId),
    membersInScope(reader),
    ofPersonCalled(filter.search, groupMembers.userId),
    filter.subgroupId == null ? undefined : eq(groupMembers.subgroupId, filter.subgroupId),
    filter.stageId == null
      ? undefined
      : sql`${groupMembers.userId} in (select ${userStages.userId} from ${userStages} where ${userStages.stageId} = ${filter.stageId} and ${userStages.leftAt} is null)`,
  );
