import { and, asc, count, eq, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { activityWeeks, groupMembersList, groupsList, type MemberNeed, subgroupMembersList } from '@atlas/domain/groups';
import type { FilterFieldsOf, SortKeyOf } from '@atlas/domain/lists';
import { addManilaDays, fromIsoDay, MANILA, startOfManilaDay } from '@atlas/domain/time';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { opensPage, type Reader } from '../../commands/reader.ts';
import { ofPeopleInScope, seenBy } from '../access/scopes.ts';
import { finishedTasks, userStages } from '../stages/tables.ts';
import { namedBy, narrowsPeople } from '../users/peopleListRepo.ts';
import { ofPersonCalled } from '../users/personSearchRepo.ts';
import { users } from '../users/tables.ts';
import { hasNeed, orderByNeed } from './needsRepo.ts';
import { groupsInScope, groupsLed, subgroupsInScope } from './scopes.ts';
import { groupCoaches, groupMembers, groups, subgroups } from './tables.ts';

export type Group = typeof groups.$inferSelect;
export type Subgroup = typeof subgroups.$inferSelect;
/** A membership. Its id is the person's id, because a member has one group. */
export type GroupMember = typeof groupMembers.$inferSelect & { id: number };

/** Members who finished a task within this many days count as active. */
const ACTIVE_DAYS = 7;

/** Condition for members with an active account. Archived people stay in their group unseen. */
const isActive = sql`exists (select 1 from ${users} where ${users.id} = ${groupMembers.userId} and ${users.archivedAt} is null)`;

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
    .where(and(inList(groupMembers.groupId, groupIds), isActive))
    .groupBy(groupMembers.groupId),
);

/** The number of members who finished a task in the last 7 Manila days, including today. */
export const activeInGroup = valueBy(0, ({ db, now }, groupIds) =>
  db
    .select({ key: groupMembers.groupId, value: sql<number>`count(distinct ${groupMembers.userId})::int` })
    .from(groupMembers)
    .innerJoin(finishedTasks, eq(finishedTasks.userId, groupMembers.userId))
    .where(
      and(
        inList(groupMembers.groupId, groupIds),
        isActive,
        gte(finishedTasks.finishedAt, addManilaDays(startOfManilaDay(now), 1 - ACTIVE_DAYS)),
      ),
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
      .where(and(inList(groupMembers.groupId, groupIds), isActive))
      .groupBy(groupMembers.groupId, userStages.stageId)
      .orderBy(asc(userStages.stageId)),
);

/** A week of a group: how many of its present members finished a task in it. */
export interface ActiveWeek {
  /** The Monday in Manila. */
  week: string;
  active: number;
}

/** The activity of a group in each of the last eight weeks, oldest first. One statement. */
export const activityOfGroup = valueBy<readonly ActiveWeek[]>([], async ({ db, now }, groupIds) => {
  const weeks = activityWeeks(now);
  const week = sql<string>`to_char(date_trunc('week', ${finishedTasks.finishedAt} at time zone ${MANILA}), 'YYYY-MM-DD')`;
  const rows = await db
    .select({ groupId: groupMembers.groupId, week: week.as('week'), active: sql<number>`count(distinct ${groupMembers.userId})::int` })
    .from(groupMembers)
    .innerJoin(finishedTasks, eq(finishedTasks.userId, groupMembers.userId))
    .where(and(inList(groupMembers.groupId, groupIds), isActive, gte(finishedTasks.finishedAt, fromIsoDay(weeks[0] ?? '') ?? now)))
    .groupBy(groupMembers.groupId, sql`2`);
  const found = new Map(rows.map(({ groupId, week: monday, active }) => [`${groupId} ${monday}`, active]));
  return groupIds.map((key) => ({ key, value: weeks.map((monday) => ({ week: monday, active: found.get(`${key} ${monday}`) ?? 0 })) }));
});

/** Condition for groups with a leader whose account is active. */
const isLed = sql`exists (select 1 from ${users} where ${users.id} = ${groups.leaderId} and ${users.archivedAt} is null)`;

/** Whether a group has a leader with an active account. */
export const hasLeader = valueBy(false, async ({ db }, groupIds) => {
  const rows = await db
    .select({ key: groups.id })
    .from(groups)
    .where(and(inList(groups.id, groupIds), isLed));
  return rows.map(({ key }) => ({ key, value: true }));
});

export const groupsWhere = (filter: Filter<FilterFieldsOf<typeof groupsList>>, { reader }: Source): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(groups.archivedAt) : isNull(groups.archivedAt),
    groupsInScope(reader, groups.id),
    searchCondition(filter.search, sql`search_text(${groups.name})`),
    filter.leaderId == null ? undefined : eq(groups.leaderId, filter.leaderId),
    filter.isLed == null ? undefined : filter.isLed ? isLed : sql`not ${isLed}`,
  );

/** The groups that the reader is responsible for; all of them for staff. */
export const GROUP_LIST = declaredList({
  name: 'groups',
  page: 'groups',
  declaration: groupsList,
  list: { table: groups, id: groups.id, sorts: { created: [groups.createdAt], name: [byName(groups.name)] } },
  where: groupsWhere,
  loader: groupLoader,
});

/** The active groups that the reader sees, by name. */
export const findGroups = (source: Source): Promise<Group[]> =>
  source.db
    .select()
    .from(groups)
    .where(groupsWhere({}, source))
    .orderBy(asc(byName(groups.name)), asc(groups.id));

/** Whether the reader leads or coaches a group, or is staff. An archived one has no leaders. */
export const leadsGroup = seenBy(groups, groups.id, (reader) => and(isNull(groups.archivedAt), groupsLed(reader, groups.id)));

/** At most this many groups are offered to a person who leads or coaches several. */
const MAX_LED_GROUPS = 50;

/** The groups that the reader leads or coaches: the led ones first, then by name. */
export const findLedGroups = ({ db, reader }: Source): Promise<Group[]> =>
  db
    .select()
    .from(groups)
    .where(and(isNull(groups.archivedAt), groupsLed(reader, groups.id)))
    .orderBy(sql`${groups.leaderId} is distinct from ${reader.userId}`, asc(byName(groups.name)), asc(groups.id))
    .limit(MAX_LED_GROUPS);

/**
 * The group that a page without a group in its address shows: one that the reader leads, else the
 * one they are in, else the first that they see. Product decision H1.
 */
const firstGroup = (reader: Reader): SQL => sql`(select ${groups.id} from ${groups}
  where ${groups.archivedAt} is null and ${groupsInScope(reader, groups.id)}
  order by ${groups.leaderId} is distinct from ${reader.userId},
    not exists (select 1 from ${groupMembers} as own where own.user_id = ${reader.userId} and own.group_id = ${groups.id}),
    ${byName(groups.name)}, ${groups.id} limit 1)`;

/** The group of a page without a group in its address; null when the reader sees none. */
export async function findFirstGroup({ db, reader }: Source): Promise<Group | null> {
  const [row] = await db
    .select()
    .from(groups)
    .where(sql`${groups.id} = ${firstGroup(reader)}`);
  return row ?? null;
}

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
    .where(and(inList(groupMembers.subgroupId, subgroupIds), isActive))
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
    filter.archived === true
      ? isNotNull(subgroups.archivedAt)
      : and(
          isNull(subgroups.archivedAt),
          sql`exists (select 1 from ${groups} where ${groups.id} = ${subgroups.groupId} and ${groups.archivedAt} is null)`,
        ),
    subgroupsInScope(reader),
    searchCondition(filter.search, sql`search_text(${subgroups.name})`),
    filter.groupId == null ? undefined : eq(subgroups.groupId, filter.groupId),
  );

/** Whether the reader is in a subgroup or responsible for it, so that its meeting link is theirs. */
export const isInsideSubgroup = seenBy(subgroups, subgroups.id, subgroupsInScope);

const ownSubgroup = (reader: Reader): SQL => sql`(select own.subgroup_id from ${groupMembers} as own where own.user_id = ${reader.userId})`;

/**
 * Condition for the subgroups whose members have a page for the reader: their own, and with the
 * page flag all that they see. Product decision H2.
 */
const listedSubgroups = (reader: Reader): SQL =>
  opensPage(reader, 'viewSubGroupMembers') ? subgroupsInScope(reader) : sql`${subgroups.id} = ${ownSubgroup(reader)}`;

/**
 * The subgroup that a page without a subgroup in its address shows: the one the reader is in, else
 * one that they lead, else the first that they see. Product decision H1.
 */
const firstSubgroup = (reader: Reader): SQL => sql`(select ${subgroups.id} from ${subgroups}
  where ${subgroups.archivedAt} is null and ${listedSubgroups(reader)}
  order by ${subgroups.id} is distinct from ${ownSubgroup(reader)}, ${subgroups.leaderId} is distinct from ${reader.userId},
    ${byName(subgroups.name)}, ${subgroups.id} limit 1)`;

/** The subgroup of a page without a subgroup in its address; null when the reader sees none. */
export async function findFirstSubgroup({ db, reader }: Source): Promise<Subgroup | null> {
  const [row] = await db
    .select()
    .from(subgroups)
    .where(sql`${subgroups.id} = ${firstSubgroup(reader)}`);
  return row ?? null;
}

/** The subgroups whose members the reader may list, by name. */
export const findListedSubgroups = ({ db, reader }: Source): Promise<Subgroup[]> =>
  db
    .select()
    .from(subgroups)
    .where(and(isNull(subgroups.archivedAt), listedSubgroups(reader)))
    .orderBy(asc(byName(subgroups.name)), asc(subgroups.id))
    .limit(MAX_LED_GROUPS);

// --- Members -----------------------------------------------------------------------------------------------------------------------

export const memberColumns = {
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

/** The name of a member as a sort key, for the few rows of one group. */
const nameOf = sql`(select ${users.nameKey} from ${users} where ${users.id} = ${groupMembers.userId})`;

export type MemberOrder = SortKeyOf<typeof groupMembersList>;

/** The members of a group or subgroup. The order by need depends on the instant and the reader. */
export const memberOrders: {
  list: List<MemberOrder>;
  ordersAt: (source: Source) => Promise<Partial<List<MemberOrder>['sorts']>>;
} = {
  list: {
    table: groupMembers,
    id: groupMembers.userId,
    sorts: { joined: [groupMembers.joinedAt], name: [nameOf], need: [groupMembers.joinedAt] },
  },
  ordersAt: (source: Source) => Promise.resolve({ need: [orderByNeed(source, looksAfter(source.reader) ?? sql`true`), nameOf] }),
};

type MembersFilter = Filter<{ search: string; subgroupId: number; stageId: number; need: MemberNeed; isPlaced: boolean }>;

/** The members whom the reader may see. Needs are those of members whom the reader manages. */
const membersWhere = (filter: MembersFilter, source: Source): SQL | undefined =>
  and(
    isActive,
    membersInScope(source.reader),
    ofPersonCalled(filter.search, groupMembers.userId),
    filter.subgroupId == null ? undefined : eq(groupMembers.subgroupId, filter.subgroupId),
    filter.isPlaced == null ? undefined : filter.isPlaced ? isNotNull(groupMembers.subgroupId) : isNull(groupMembers.subgroupId),
    filter.need == null ? undefined : and(looksAfter(source.reader), hasNeed(groupMembers.userId, filter.need, source)),
    filter.stageId == null
      ? undefined
      : sql`${groupMembers.userId} in (select ${userStages.userId} from ${userStages} where ${userStages.stageId} = ${filter.stageId} and ${userStages.leftAt} is null)`,
  );

/** The members of a group or subgroup whom the reader may see. */
export const groupMembersWhere = (
  filter: MembersFilter,
  source: Source,
  of: { groupId: number } | { subgroupId: number },
): SQL | undefined =>
  and('groupId' in of ? eq(groupMembers.groupId, of.groupId) : eq(groupMembers.subgroupId, of.subgroupId), membersWhere(filter, source));

/** The members of one group whom the reader may see: of the first group without one in the filter. */
export const GROUP_MEMBER_LIST = declaredList({
  name: 'groupMembers',
  page: 'viewGroupMembers',
  declaration: groupMembersList,
  ...memberOrders,
  where: ({ groupId, ...filter }, source) =>
    and(
      groupId == null
        ? filter.subgroupId == null
          ? sql`${groupMembers.groupId} = ${firstGroup(source.reader)}`
          : undefined
        : eq(groupMembers.groupId, groupId),
      membersWhere(filter, source),
    ),
  loader: groupMemberLoader,
});

/** The members of one subgroup whom the reader may see: of the first without one in the filter. */
export const SUBGROUP_MEMBER_LIST = declaredList({
  name: 'subgroupMembers',
  page: 'viewSubGroupMembers',
  declaration: subgroupMembersList,
  ...memberOrders,
  where: ({ subgroupId, ...filter }, source) =>
    and(
      sql`${groupMembers.subgroupId} in (select ${subgroups.id} from ${subgroups} where ${listedSubgroups(source.reader)})`,
      subgroupId == null ? sql`${groupMembers.subgroupId} = ${firstSubgroup(source.reader)}` : eq(groupMembers.subgroupId, subgroupId),
      membersWhere(filter, source),
    ),
  loader: groupMemberLoader,
});
