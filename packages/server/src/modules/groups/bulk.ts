import { moveToGroup, moveToSubgroup, type PlaceInGroups, type TargetPlace } from '@atlas/domain/groups';
import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type BulkChange, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows } from '../../bulk/writeValues.ts';
import type { Context } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { fieldError } from '../../errors.ts';
import { ofPeopleInScope, seesEveryone } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import { groupsLed } from './scopes.ts';
import { groupMembers, groups, subgroups } from './tables.ts';
import { countMembers, findChangeable, holdGroup, holdSubgroup } from './writeRepo.ts';

/** A person with their place, and the place to move them to. */
interface MovedRow {
  id: number;
  values: { groupId: number | null; subgroupId: number | null; joinedAt: string | null };
  from: PlaceInGroups | null;
  to: TargetPlace;
}

const [group, subgroup] = [alias(groups, 'present_group'), alias(subgroups, 'present_subgroup')];

/**
 * Reads the places of people in the reader's scope. A full subgroup takes no more people, so each
 * row counts those who are moved to it before.
 */
async function selectPlaces(
  ctx: Context,
  tx: Db,
  ids: readonly number[],
  target: Omit<TargetPlace, 'members'> | null,
): Promise<MovedRow[]> {
  if (target === null) return [];
  const { reader } = ctx.source;
  const inScope = seesEveryone(reader)
    ? undefined
    : or(ofPeopleInScope(reader, users.id), and(sql`${groupMembers.groupId} is not null`, groupsLed(reader, groupMembers.groupId)));
  const rows = await tx
    .select({
      id: users.id,
      joinedAt: groupMembers.joinedAt,
      group: { id: group.id, name: group.name },
      subgroup: { id: subgroup.id, name: subgroup.name },
    })
    .from(users)
    .leftJoin(groupMembers, eq(groupMembers.userId, users.id))
    .leftJoin(group, eq(group.id, groupMembers.groupId))
    .leftJoin(subgroup, eq(subgroup.id, groupMembers.subgroupId))
    .where(and(inList(users.id, [...ids]), sql`${users.archivedAt} is null`, inScope))
    .orderBy(users.id);
  let members = target.subgroup === null ? 0 : await countMembers(tx, { subgroupId: target.subgroup.id });
  return rows.map(({ id, joinedAt, group: of, subgroup: within }) => {
    const from = of === null || joinedAt === null ? null : { group: of, subgroup: within, joinedAt: joinedAt.toISOString() };
    const to = { ...target, members };
    if (target.subgroup !== null && within?.id !== target.subgroup.id) members += 1;
    return { id, from, to, values: { groupId: of?.id ?? null, subgroupId: within?.id ?? null, joinedAt: from?.joinedAt ?? null } };
  });
}

/** Writes places. A person without a group after the change leaves theirs. */
async function writePlaces(tx: Db, changes: readonly BulkChange[]): Promise<void> {
  const wanted = changesAsRows(changes);
  await tx.execute(sql`
    insert into ${groupMembers} (user_id, group_id, subgroup_id, joined_at)
    select wanted.id, (wanted.values ->> 'groupId')::int, (wanted.values ->> 'subgroupId')::int, (wanted.values ->> 'joinedAt')::timestamptz
    from ${wanted} where wanted.values ->> 'groupId' is not null
    on conflict (user_id) do update set group_id = excluded.group_id, subgroup_id = excluded.subgroup_id, joined_at = excluded.joined_at`);
  await tx.execute(sql`
    delete from ${groupMembers} using ${wanted} where ${groupMembers.userId} = wanted.id and wanted.values ->> 'groupId' is null`);
}

/**
 * Locks the group and the subgroup of an input, so that neither is archived or moved before the
 * people are there.
 *
 * @throws BAD_USER_INPUT at the field of a place that is gone, archived or not the caller's
 */
async function mustBeOpenPlace(ctx: Context, tx: Db, { groupId, subgroupId }: { groupId?: number; subgroupId: number | null }) {
  const chosen = subgroupId === null ? null : await holdSubgroup(tx, subgroupId);
  if (subgroupId !== null && (chosen === null || chosen.archivedAt !== null))
    throw fieldError('subgroupId', 'This subgroup no longer exists.');
  const field = groupId === undefined ? 'subgroupId' : 'groupId';
  const id = groupId ?? chosen?.groupId ?? 0;
  const open = await holdGroup(tx, id);
  if (open === null || !(await findChangeable(tx, ctx.source.reader, [id])).has(id))
    throw fieldError(field, 'This group no longer exists, or it is not one of yours.');
  if (open.archivedAt !== null) throw fieldError(field, 'This group is archived.');
  if (chosen !== null && chosen.groupId !== id) throw fieldError('subgroupId', `This is not a subgroup of ${open.name}.`);
}

async function findTarget(tx: Db, { groupId, subgroupId }: { groupId?: number; subgroupId: number | null }) {
  const [within] =
    subgroupId === null
      ? []
      : await tx
          .select({ id: subgroups.id, name: subgroups.name, capacity: subgroups.capacity, groupId: subgroups.groupId })
          .from(subgroups)
          .where(eq(subgroups.id, subgroupId));
  const [of] = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.id, groupId ?? within?.groupId ?? 0));
  return of === undefined || (subgroupId !== null && within === undefined) ? null : { group: of, subgroup: within ?? null };
}

interface GroupInput {
  groupId: number;
  subgroupId: number | null;
}

const moving = { table: users, subject: 'user', apply: writePlaces } as const;

/** Moves people to a group and, where one is chosen, to its subgroup. */
export const moveToOneGroup = defineBulkOperation({
  ...moving,
  name: 'move-to-group',
  check: (ctx, tx, input: GroupInput) => mustBeOpenPlace(ctx, tx, input),
  select: async (ctx, tx, ids, input: GroupInput) => selectPlaces(ctx, tx, ids, await findTarget(tx, input)),
  describe: ({ from, to }: MovedRow, _input, ctx) => moveToGroup(from, to, ctx.source.now),
});

interface SubgroupInput {
  subgroupId: number;
}

/** Moves members of a group to one of its subgroups. */
export const moveToOneSubgroup = defineBulkOperation({
  ...moving,
  name: 'move-to-subgroup',
  check: (ctx, tx, input: SubgroupInput) => mustBeOpenPlace(ctx, tx, input),
  select: async (ctx, tx, ids, input: SubgroupInput) => selectPlaces(ctx, tx, ids, await findTarget(tx, input)),
  describe: ({ from, to }: MovedRow, _input, ctx) => moveToSubgroup(from, to, ctx.source.now),
});
