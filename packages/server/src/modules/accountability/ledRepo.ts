import { and, asc, isNull, or } from 'drizzle-orm';
import { manyBy } from '../../commands/loaders.ts';
import { byName } from '../../db/byName.ts';
import { inList } from '../../db/inList.ts';
import type { AccountabilityGroup } from './repo.ts';
import { accountabilityGroups } from './tables.ts';

/** The active groups that people lead or assist in leading, by name. */
export const accountabilityGroupsLedBy = manyBy<{ leadId: number; group: AccountabilityGroup }>(
  ({ leadId }) => leadId,
  async ({ db }, userIds) => {
    const { leaderId, assistantId, archivedAt, name, id } = accountabilityGroups;
    const rows = await db
      .select()
      .from(accountabilityGroups)
      .where(and(or(inList(leaderId, userIds), inList(assistantId, userIds)), isNull(archivedAt)))
      .orderBy(asc(byName(name)), asc(id));
    return rows.flatMap((group) =>
      [...new Set([group.leaderId, group.assistantId])].flatMap((leadId) => (leadId === null ? [] : [{ leadId, group }])),
    );
  },
);
