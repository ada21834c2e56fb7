import { type PlainRouteName, routePath } from '@atlas/domain/navigation';
import { isLifetime, lastExpiry, LIFETIME_ACCESS, membershipStatus } from '@atlas/domain/subscriptions';
import { isoDay } from '@atlas/domain/time';
import { fullName } from '@atlas/domain/users';
import { defineExport, type ExportColumn } from '../../commands/exportedList.ts';
import type { Context } from '../../commands/context.ts';
import type { SheetCell } from '../../sheets/sheet.ts';
import { batchLoader } from '../batches/repo.ts';
import { groupLoader, groupMemberLoader } from '../groups/repo.ts';
import { openStageOf } from '../stages/progressRepo.ts';
import { stageLoader } from '../stages/repo.ts';
import { subscriptionsOfUser } from '../subscriptions/repo.ts';
import { levelsOfUser } from '../users/levelsRepo.ts';
import { ARCHIVED_USER_LIST, MEMBER_LIST, NON_MEMBER_LIST } from '../users/peopleListRepo.ts';
import type { User } from '../users/repo.ts';

async function stageCell({ id }: User, ctx: Context): Promise<string | null> {
  const open = await ctx.loader(openStageOf).load(id);
  return open && ((await ctx.loader(stageLoader).load(open.stageId))?.name ?? null);
}

async function groupCell({ id }: User, ctx: Context): Promise<string | null> {
  const membership = await ctx.loader(groupMemberLoader).load(id);
  return membership && ((await ctx.loader(groupLoader).load(membership.groupId))?.name ?? null);
}

/** The day of the last expiry; the column Membership states whether it has passed. */
async function expiryCell({ id }: User, ctx: Context): Promise<SheetCell> {
  const last = lastExpiry(await ctx.loader(subscriptionsOfUser).load(id));
  if (last === null) return null;
  return isLifetime(last) ? LIFETIME_ACCESS : { day: isoDay(last) };
}

/**
 * The columns of the lists of people. The mobile number is only for callers who may open a person.
 */
const COLUMNS: readonly ExportColumn<User>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Tribe ID', value: ({ tribeId }) => tribeId },
  { header: 'Name', value: (user) => fullName(user) },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Mobile number', page: 'user', value: ({ mobileNumber }) => mobileNumber },
  {
    header: 'Batch',
    value: async ({ batchId }, ctx) => (batchId === null ? null : ((await ctx.loader(batchLoader).load(batchId))?.name ?? null)),
  },
  { header: 'Stage', value: stageCell },
  { header: 'Group', value: groupCell },
  { header: 'Membership', value: async ({ id }, ctx) => membershipStatus(await ctx.loader(subscriptionsOfUser).load(id), ctx.source.now) },
  { header: 'Expires', value: expiryCell },
  { header: 'Access levels', value: async ({ id }, ctx) => (await ctx.loader(levelsOfUser).load(id)).map(({ name }) => name).join(', ') },
  { header: 'Province', value: ({ province }) => province },
  { header: 'Joined', value: ({ createdAt }) => createdAt },
];

// Each address has the query of its own list. The export does not know which list that is.
const at = (route: PlainRouteName) => (query: Parameters<typeof routePath>[1]) => routePath(route, query as never);

/** Spreadsheet of members. */
export const MEMBER_EXPORT = defineExport(MEMBER_LIST, { title: 'Members', path: at('users'), columns: COLUMNS });

/** Spreadsheet of non-members. */
export const NON_MEMBER_EXPORT = defineExport(NON_MEMBER_LIST, { title: 'Non-members', path: at('nonMembers'), columns: COLUMNS });

/** Spreadsheet of archived people. */
export const ARCHIVED_USER_EXPORT = defineExport(ARCHIVED_USER_LIST, {
  title: 'Archived users',
  path: at('archivedUsers'),
  columns: [
    ...COLUMNS,
    { header: 'Archived', value: ({ archivedAt }) => archivedAt },
    { header: 'Reason', value: ({ archivedReason }) => archivedReason },
  ],
});
