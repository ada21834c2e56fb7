import {
  joinedNews,
  leaveGroup,
  meetingTimeOf,
  type PlaceInAccountability,
  type PlacedIn,
  placeInGroup,
  placeMembers,
  PLACEMENT_PROBLEMS,
} from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type BulkChange, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows } from '../../bulk/writeValues.ts';
import type { Context } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { fieldError } from '../../errors.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { notify } from '../notifications/commands.ts';
import { findOpenStageIds } from '../stages/progressRepo.ts';
import { users } from '../users/tables.ts';
import { accountabilityChoices, accountabilityGroups, accountabilityMembers } from './tables.ts';
import { findGroupsToFill, type GroupWithMembers, holdGroups } from './writeRepo.ts';

/** A person with their accountability group, and what the move depends on. */
interface PlacedRow {
  id: number;
  values: { accountabilityGroupId: number | null; joinedAt: string | null };
  from: PlaceInAccountability | null;
  to: PlacedIn;
}

type PresentRow = Omit<PlacedRow, 'to'> & Pick<typeof accountabilityChoices.$inferSelect, 'meets'>;

/** The accountability groups of active people in the reader's scope. */
async function findPresent(ctx: Context, tx: Db, ids: readonly number[]): Promise<PresentRow[]> {
  const rows = await tx
    .select({
      id: users.id,
      joinedAt: accountabilityMembers.joinedAt,
      group: { id: accountabilityGroups.id, name: accountabilityGroups.name },
      meets: accountabilityChoices.meets,
    })
    .from(users)
    .leftJoin(accountabilityMembers, eq(accountabilityMembers.userId, users.id))
    .leftJoin(accountabilityGroups, eq(accountabilityGroups.id, accountabilityMembers.groupId))
    .leftJoin(accountabilityChoices, eq(accountabilityChoices.userId, users.id))
    .where(and(inList(users.id, [...ids]), isNull(users.archivedAt), ofPeopleInScope(ctx.source.reader, users.id)))
    .orderBy(users.id);
  return rows.map(({ id, joinedAt, group, meets }) => {
    const from = group === null || joinedAt === null ? null : { group, joinedAt: joinedAt.toISOString() };
    return { id, from, meets, values: { accountabilityGroupId: group?.id ?? null, joinedAt: from?.joinedAt ?? null } };
  });
}

const GONE = { problem: 'The group no longer exists, or it is archived.' } as const;

/** Gives each row its group, with the members that it has once the rows before are in it. */
function intoGroups(
  rows: readonly PresentRow[],
  groups: readonly GroupWithMembers[],
  groupOf: (row: PresentRow) => number | { problem: string },
): PlacedRow[] {
  const open = new Map(groups.map((group) => [group.id, { group, members: group.members }]));
  return rows.map(({ meets, ...row }) => {
    const wanted = groupOf({ meets, ...row });
    if (typeof wanted !== 'number') return { ...row, to: wanted };
    const target = open.get(wanted);
    if (target === undefined) return { ...row, to: GONE };
    const to = { ...target };
    if (row.from?.group.id !== wanted) target.members += 1;
    return { ...row, to };
  });
}

/** Writes memberships, and tells the people that they are in a group. A person without one after the change leaves theirs. */
async function writeMemberships(tx: Db, changes: readonly BulkChange[], at: Date, ctx: Context): Promise<void> {
  const wanted = changesAsRows(changes);
  const placed = await tx.execute<{ id: number; name: string }>(sql`
    with joined as (
      insert into ${accountabilityMembers} (user_id, group_id, joined_at)
      select wanted.id, (wanted.values ->> 'accountabilityGroupId')::int, (wanted.values ->> 'joinedAt')::timestamptz
      from ${wanted} where wanted.values ->> 'accountabilityGroupId' is not null
      on conflict (user_id) do update set group_id = excluded.group_id, joined_at = excluded.joined_at
      returning user_id, group_id)
    select joined.user_id as id, ${accountabilityGroups.name} as name
    from joined join ${accountabilityGroups} on ${accountabilityGroups.id} = joined.group_id`);
  await tx.execute(sql`
    delete from ${accountabilityMembers} using ${wanted}
    where ${accountabilityMembers.userId} = wanted.id and wanted.values ->> 'accountabilityGroupId' is null`);
  for (const [name, people] of Map.groupBy(placed.rows, (row) => row.name))
    await notify(
      ctx,
      tx,
      people.map(({ id }) => id),
      'check-in',
      { key: `in accountability group ${at.toISOString()}`, ...joinedNews(name), path: routePath('accountabilityBuddies') },
    );
}

const placing = { table: users, subject: 'user', apply: writeMemberships } as const;

interface AutoInput {
  seed: number;
  elsewhere: boolean;
}

/** Plans the places of all rows by the rule of domain. */
async function planPlaces(tx: Db, rows: readonly PresentRow[], input: AutoInput): Promise<PlacedRow[]> {
  const groups = await findGroupsToFill(tx);
  const stageIds = await findOpenStageIds(tx, [...rows.map(({ id }) => id), ...groups.flatMap(({ memberIds }) => memberIds)]);
  const stageOf = (id: number) => stageIds.get(id) ?? null;
  const places = placeMembers(
    rows.filter(({ from }) => from === null).map(({ id, meets }) => ({ id, meets, stageId: stageOf(id) })),
    groups.map(({ id, capacity, memberIds, meetingTime }) => ({
      id,
      capacity,
      stageIds: memberIds.map(stageOf),
      meets: meetingTimeOf(meetingTime),
    })),
    input,
  );
  return intoGroups(rows, groups, ({ id, from }) => {
    const place = places.get(id);
    if (place === undefined) return { problem: `Already in ${from?.group.name}.` };
    return 'problem' in place ? { problem: PLACEMENT_PROBLEMS[place.problem] } : place.groupId;
  });
}

/** Places members without an accountability group by the rule of domain. Applying keeps to the preview. */
export const placeUnplaced = defineBulkOperation({
  ...placing,
  name: 'place-members',
  isPlannedAtOnce: true,
  lockFirst: holdGroups,
  select: async (ctx, tx, ids, input: AutoInput, planned) => {
    const rows = await findPresent(ctx, tx, ids);
    if (planned === undefined) return planPlaces(tx, rows, input);
    return intoGroups(rows, await findGroupsToFill(tx), ({ id }) => Number(planned.get(id)?.['accountabilityGroupId']));
  },
  describe: ({ from, to }: PlacedRow, _input, ctx) => placeInGroup(from, to, ctx.source.now),
});

interface MoveInput {
  accountabilityGroupId: number;
}

/** Moves people to an accountability group. */
export const moveToAccountability = defineBulkOperation({
  ...placing,
  name: 'move-to-accountability-group',
  lockFirst: holdGroups,
  check: async (_ctx, tx, { accountabilityGroupId }: MoveInput) => {
    const groups = await findGroupsToFill(tx);
    if (!groups.some(({ id }) => id === accountabilityGroupId)) throw fieldError('accountabilityGroupId', GONE.problem);
  },
  select: async (ctx, tx, ids, { accountabilityGroupId }: MoveInput) =>
    intoGroups(await findPresent(ctx, tx, ids), await findGroupsToFill(tx), () => accountabilityGroupId),
  describe: ({ from, to }: PlacedRow, _input, ctx) => placeInGroup(from, to, ctx.source.now),
});

/** Takes people out of their accountability groups. */
export const leaveAccountability = defineBulkOperation({
  ...placing,
  name: 'leave-accountability-group',
  select: async (ctx, tx, ids) => (await findPresent(ctx, tx, ids)).map(({ meets: _meets, ...row }) => row),
  describe: ({ from }: Omit<PlacedRow, 'to'>) => leaveGroup(from),
});
