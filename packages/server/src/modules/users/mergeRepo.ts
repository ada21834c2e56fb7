import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { userMerges } from './tables.ts';

export type UserMerge = typeof userMerges.$inferSelect;

export const userMergeLoader = oneById<UserMerge>(({ db }, ids) => db.select().from(userMerges).where(inList(userMerges.id, ids)));

export const userMergesList = {
  table: userMerges,
  id: userMerges.id,
  sorts: { created: [userMerges.createdAt] },
} satisfies List<string>;

/** Condition for merges of people in the reader's scope. */
export const userMergesWhere = (filter: Filter<{ undone: boolean }>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, userMerges.keptId),
    filter.undone == null ? undefined : filter.undone ? isNotNull(userMerges.undoneAt) : isNull(userMerges.undoneAt),
  );
