import { and, asc, eq, isNull } from 'drizzle-orm';
import { manyBy } from '../../commands/loaders.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { Group, Subgroup } from './repo.ts';
import { groupCoaches, groups, subgroups } from './tables.ts';

/** The active groups that people lead, by name. */
export const groupsLedBy = manyBy<Group & { leaderId: number }>(
  ({ leaderId }) => leaderId,
  async ({ db }, userIds) => {
    const rows = await db
      .select()
      .from(groups)
      .where(and(inList(groups.leaderId, userIds), isNull(groups.archivedAt)))
      .orderBy(asc(byName(groups.name)), asc(groups.id));
    return rows.map((row) => ({ ...row, leaderId: row.leaderId ?? 0 }));
  },
);

/** The active groups that people coach in addition to their leader, by name. */
export const groupsCoachedBy = manyBy<{ coachId: number; group: Group }>(
  ({ coachId }) => coachId,
  ({ db }, userIds) =>
    db
      .select({ coachId: groupCoaches.userId, group: groups })
      .from(groupCoaches)
      .innerJoin(groups, eq(groups.id, groupCoaches.groupId))
      .where(and(inList(groupCoaches.userId, userIds), isNull(groups.archivedAt)))
      .orderBy(asc(byName(groups.name)), asc(groups.id)),
);

/** The active subgroups that people lead, by name. */
export const subgroupsLedBy = manyBy<Subgroup & { leaderId: number }>(
  ({ leaderId }) => leaderId,
  async ({ db }, userIds) => {
    const rows = await db
      .select()
      .from(subgroups)
      .where(and(inList(subgroups.leaderId, userIds), isNull(subgroups.archivedAt)))
      .orderBy(asc(byName(subgroups.name)), asc(subgroups.id));
    return rows.map((row) => ({ ...row, leaderId: row.leaderId ?? 0 }));
  },
);
