import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, time, unique } from 'drizzle-orm/pg-core';
import { byName } from '../../db/byName.ts';
import { createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Groups of members who learn together under a leader. */
export const groups = pgTable(
  'groups',
  {
    id: databaseId(),
    name: text().notNull().unique(),
    description: text().notNull().default(''),
    leaderId: idOf(() => users.id),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('groups_name', sql`length(${t.name}) between 1 and 100`),
    index('groups_of_leader').on(t.leaderId),
    index('groups_listed').on(t.createdAt, t.id),
  ],
);

/** The coaches of a group, in addition to its leader. */
export const groupCoaches = pgTable(
  'group_coaches',
  { groupId: idOf(() => groups.id).notNull(), userId: idOf(() => users.id).notNull() },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('group_coaches_of_user').on(t.userId)],
);

/** The coaches whom a head coach manages. */
export const headCoaches = pgTable(
  'head_coaches',
  { coachId: idOf(() => users.id).primaryKey(), headCoachId: idOf(() => users.id).notNull() },
  (t) => [index('head_coaches_of_head').on(t.headCoachId), check('head_coaches_two', sql`${t.coachId} <> ${t.headCoachId}`)],
);

/** Subgroups of groups. */
export const subgroups = pgTable(
  'subgroups',
  {
    id: databaseId(),
    groupId: idOf(() => groups.id).notNull(),
    name: text().notNull(),
    leaderId: idOf(() => users.id),
    capacity: integer(),
    /** The day of its weekly meeting: 1 is Monday, 7 is Sunday; Manila time. */
    meetingDay: integer(),
    meetingTime: time(),
    /** The address of the online meeting. */
    meetingLink: text(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('subgroups_name').on(t.groupId, t.name),
    // Target of the membership's composite foreign key, which keeps a subgroup within its group.
    unique('subgroups_in_group').on(t.groupId, t.id),
    check('subgroups_capacity', sql`${t.capacity} > 0`),
    check('subgroups_meeting', sql`(${t.meetingDay} is null) = (${t.meetingTime} is null) and ${t.meetingDay} between 1 and 7`),
    index('subgroups_of_leader').on(t.leaderId),
    index('subgroups_listed').on(t.createdAt, t.id),
    index('subgroups_by_name').on(byName(t.name), t.id),
  ],
);

/** The one group of a member, and their subgroup. */
export const groupMembers = pgTable(
  'group_members',
  {
    userId: idOf(() => users.id).primaryKey(),
    groupId: idOf(() => groups.id).notNull(),
    subgroupId: integer(),
    joinedAt: instant().notNull(),
  },
  (t) => [
    foreignKey({ name: 'group_members_subgroup', columns: [t.groupId, t.subgroupId], foreignColumns: [subgroups.groupId, subgroups.id] }),
    index('group_members_of_group').on(t.groupId, t.joinedAt, t.userId),
    index('group_members_of_subgroup').on(t.subgroupId),
  ],
);

declareColumns(groups, { open: ['name', 'description'] });
declareColumns(subgroups, { personal: ['meetingLink'], open: ['name', 'meetingTime'] });
