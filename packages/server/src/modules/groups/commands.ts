import { groupArchiveProblem, groupForm, subgroupForm, type SubgroupForm } from '@atlas/domain/groups';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { recordAudits } from '../../commands/recordAudit.ts';
import { defineRecord, gone, insertRow, type RecordRevision, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import type { Subgroup } from './repo.ts';
import { groups, subgroups } from './tables.ts';
import {
  attachMembers,
  countMembers,
  detachMembers,
  findActiveIds,
  findChangeable,
  findCoachIds,
  holdGroup,
  writeCoaches,
} from './writeRepo.ts';

const GROUP = defineRecord('group', groups, {
  scope: (ctx, { id }, { tx }) => mustChangeGroup(ctx, tx, id),
  extras: async (tx, id) => ({ coachIds: await findCoachIds(tx, id) }),
  constraintErrors: { groups_name_unique: { field: 'name', message: 'Another group has this name.' } },
});

const SUBGROUP = defineRecord('subgroup', subgroups, {
  scope: (ctx, { groupId }, { tx }) => mustChangeGroup(ctx, tx, groupId, 'subgroup'),
  constraintErrors: { subgroups_name: { field: 'name', message: 'Another subgroup of this group has this name.' } },
});

/**
 * Checks that a group is one of the caller's.
 *
 * @throws NOT_FOUND for another group, so that its existence stays hidden
 */
async function mustChangeGroup(ctx: Context, tx: Db, groupId: number, name = 'group'): Promise<void> {
  if (!(await findChangeable(tx, ctx.source.reader, [groupId])).has(groupId)) throw gone({ name });
}

const NO_ACCOUNT = 'This person no longer has an active account. Choose someone else.';

/**
 * Checks that people who are newly chosen have an active account. Those who were chosen before may
 * stay, so that an archived leader does not prevent other changes.
 */
async function mustBeActive(
  tx: Db,
  chosen: Readonly<Record<string, readonly (number | null)[]>>,
  before: readonly (number | null)[] = [],
): Promise<void> {
  const added = (ids: readonly (number | null)[]) => ids.filter((id): id is number => id !== null && !before.includes(id));
  const active = await findActiveIds(tx, Object.values(chosen).flatMap(added));
  for (const [field, ids] of Object.entries(chosen)) if (added(ids).some((id) => !active.has(id))) throw fieldError(field, NO_ACCOUNT);
}

// --- Groups --------------------------------------------------------------------------------------

/** Adds a group with its leader and coaches. */
export function createGroup(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const { coachIds, ...values } = parseForm(groupForm, input);
  return create(ctx, GROUP, { action: 'createGroup', idempotency }, async ({ tx, at }) => {
    await mustBeActive(tx, { leaderId: [values.leaderId], coachIds });
    const id = await insertRow(tx, GROUP, { ...values, createdAt: at });
    await writeCoaches(tx, id, coachIds);
    return id;
  });
}

/**
 * Saves a group with its leader and coaches.
 *
 * @throws STALE when the group was saved since the revision was read, NOT_FOUND for a group that
 * the caller is not responsible for
 */
export function updateGroup(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { coachIds, ...values } = parseForm(groupForm, input);
  return change(ctx, GROUP, edition.id, 'updateGroup', async ({ tx, before }) => {
    await saveRow(tx, GROUP, edition, values);
    await mustBeActive(tx, { leaderId: [values.leaderId], coachIds }, [before.leaderId, ...(await findCoachIds(tx, edition.id))]);
    await writeCoaches(tx, edition.id, coachIds);
  });
}

/**
 * Archives a group, or restores it.
 *
 * @throws CONFLICT while people are in it
 */
export const setGroupArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, GROUP, id, archived, {
    after: async ({ tx }) => {
      const problem = archived ? groupArchiveProblem('group', await countMembers(tx, { groupId: id })) : null;
      if (problem !== null) throw new UserError('CONFLICT', problem);
    },
  });

// --- Subgroups -----------------------------------------------------------------------------------

/**
 * Checks that the caller may put a subgroup into a group, and locks the group so that it is not
 * archived in the meantime.
 *
 * @throws BAD_USER_INPUT at the field of the group
 */
async function mustTakeSubgroup(ctx: Context, tx: Db, groupId: number): Promise<void> {
  const group = await holdGroup(tx, groupId);
  if (group === null || !(await findChangeable(tx, ctx.source.reader, [groupId])).has(groupId))
    throw fieldError('groupId', 'This group no longer exists, or it is not one of yours.');
  if (group.archivedAt !== null) throw fieldError('groupId', 'This group is archived.');
}

const columnsOf = ({ meetingTime, meetingLink, ...values }: SubgroupForm) => ({
  ...values,
  meetingTime: meetingTime || null,
  meetingLink: meetingLink || null,
});

/** Adds a subgroup to a group. */
export function createSubgroup(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = columnsOf(parseForm(subgroupForm, input));
  return create(ctx, SUBGROUP, { action: 'createSubgroup', idempotency }, async ({ tx, at }) => {
    await mustTakeSubgroup(ctx, tx, values.groupId);
    await mustBeActive(tx, { leaderId: [values.leaderId] });
    return insertRow(tx, SUBGROUP, { ...values, createdAt: at });
  });
}

/**
 * Saves a subgroup. With another group, its members move along.
 *
 * @throws STALE when the subgroup was saved since the revision was read, NOT_FOUND for a subgroup
 * of a group that the caller is not responsible for
 */
export function updateSubgroup(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const values = columnsOf(parseForm(subgroupForm, input));
  return change(ctx, SUBGROUP, edition.id, 'updateSubgroup', async ({ tx, at, before }) => {
    const save = () => saveRow(tx, SUBGROUP, edition, values);
    await mustBeActive(tx, { leaderId: [values.leaderId] }, [before.leaderId]);
    if (values.groupId === before.groupId) await save();
    else await moveSubgroup(ctx, tx, { before, groupId: values.groupId, at, save });
  });
}

/** Moves a subgroup to another group with its members. Each of them gets an audit entry. */
async function moveSubgroup(
  ctx: Context,
  tx: Db,
  { before, groupId, at, save }: { before: Subgroup; groupId: number; at: Date; save: () => Promise<void> },
): Promise<void> {
  await mustTakeSubgroup(ctx, tx, groupId);
  const { id: subgroupId } = before;
  // A membership refers to the subgroup within its group, so it is taken out in between.
  const members = await detachMembers(tx, subgroupId);
  await save();
  const userIds = members.map(({ userId }) => userId);
  await attachMembers(tx, userIds, { groupId, subgroupId, joinedAt: at });
  await recordAudits(
    tx,
    ctx.actor,
    members.map(({ userId, joinedAt, groupId: formerId }) => ({
      at,
      action: 'moveWithSubgroup',
      subjectType: 'user',
      subjectId: userId,
      before: { groupId: formerId, joinedAt: joinedAt.toISOString() },
      after: { groupId, joinedAt: at.toISOString() },
    })),
  );
}

/**
 * Archives a subgroup, or restores it.
 *
 * @throws CONFLICT while people are in it, or when its group is archived
 */
export const setSubgroupArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, SUBGROUP, id, archived, {
    after: async ({ tx, before }) => {
      const problem = archived ? groupArchiveProblem('subgroup', await countMembers(tx, { subgroupId: id })) : null;
      if (problem !== null) throw new UserError('CONFLICT', problem);
      const group = archived ? null : await holdGroup(tx, before.groupId);
      if (group !== null && group.archivedAt !== null) throw new UserError('CONFLICT', `Restore ${group.name} first.`);
    },
  });
