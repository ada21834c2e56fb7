import DataLoader from 'dataloader';
import { eq, sql } from 'drizzle-orm';
import type { PersonToArchive, PersonWithEmail } from '@atlas/domain/users';
import { inList } from '../../db/inList.ts';
import type { LoaderOf, Source } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { ADMIN_KEY } from './levelsRepo.ts';
import { userMerges, users } from './tables.ts';

/** The facts that decide what the reader may do with the account of a person. */
export type PersonFacts = PersonToArchive & PersonWithEmail;

/**
 * Loads what decides whether the reader may archive or restore people or change their address, by their ids. Unknown ids
 * are missing from the map. Takes two statements for any number of people.
 */
export async function findPeopleToArchive({ db, reader }: Source, ids: readonly number[]): Promise<Map<number, PersonFacts>> {
  const isAdmin = sql`${accessLevels.id} = ${userAccessLevels.accessLevelId} and ${accessLevels.key} = ${ADMIN_KEY}`;
  const admins = sql`select holder.id from ${userAccessLevels} join ${accessLevels} on ${isAdmin}
    join ${users} as holder on holder.id = ${userAccessLevels.userId} and holder.archived_at is null`;
  const people = await db
    .select({
      id: users.id,
      isArchived: sql<boolean>`${users.archivedAt} is not null`,
      isInScope: sql<boolean>`${ofPeopleInScope(reader, users.id)}`,
      isLastAdmin: sql<boolean>`array(${admins}) = array[${users}.id]`,
      isMerged: sql<boolean>`exists (select 1 from ${userMerges} where ${userMerges.archivedId} = ${users}.id and ${userMerges.undoneAt} is null)`,
    })
    .from(users)
    .where(inList(users.id, [...ids]));
  const held = await db
    .select({
      userId: userAccessLevels.userId,
      role: accessLevels.role,
      pageAccess: accessLevels.pageAccess,
      functionAccess: accessLevels.functionAccess,
    })
    .from(userAccessLevels)
    .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
    .where(inList(userAccessLevels.userId, [...ids]));
  const levels = Map.groupBy(held, ({ userId }) => userId);
  return new Map(people.map((person) => [person.id, { ...person, levels: levels.get(person.id) ?? [] }]));
}

/** Loads the same for one person, batched for all people of a page. */
export const archivingLoader: LoaderOf<number, PersonFacts | null> = (source) =>
  new DataLoader(async (ids) => {
    const people = await findPeopleToArchive(source, ids);
    return ids.map((id) => people.get(id) ?? null);
  });
