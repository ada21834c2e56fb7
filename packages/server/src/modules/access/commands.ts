import { can, mayChangePerson, type PageFlag, PERSON_IS_ABOVE } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import type { LoaderOf } from '../../commands/loaders.ts';
import { gone, type Scope } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { findRolesOf } from './repo.ts';
import { inScopeLoader, seesEveryone } from './scopes.ts';

/**
 * Whether the caller manages a person through one of these pages: the caller holds the page flag
 * and has the person in scope. Records without an account (`userId` is null) are for callers who
 * see everyone. Product decisions §1.
 */
export function looksAfter(ctx: Context, userId: number | null, page: PageFlag | readonly PageFlag[]): boolean | Promise<boolean> {
  if (ctx.session === null || ![page].flat().some((flag) => can(ctx.access, { page: flag }))) return false;
  return userId === null ? seesEveryone(ctx.source.reader) : sees(ctx, inScopeLoader, userId);
}

/**
 * Whether the caller manages a person through one of these pages, read in a transaction. Jobs are
 * included: they act with the access of the person who started them.
 */
export async function looksAfterWithin(
  ctx: Context,
  tx: Db,
  userId: number | null,
  page: PageFlag | readonly PageFlag[],
): Promise<boolean> {
  const { reader } = ctx.source;
  if (![page].flat().some((flag) => can(reader.access, { page: flag }))) return false;
  return userId === null ? seesEveryone(reader) : inScopeLoader({ ...ctx.source, db: tx, reader }).load(userId);
}

/** The people in a list whose role is above the caller's own. Never contains the caller. */
export async function findPeopleAbove(ctx: Context, tx: Db, userIds: readonly number[]): Promise<Set<number>> {
  const { userId, access } = ctx.source.reader;
  const roles = await findRolesOf(tx, userIds);
  return new Set(userIds.filter((id) => id !== userId && !mayChangePerson(access.roles, roles.get(id) ?? [])));
}

/**
 * The scope of a person's record for callers who manage people.
 *
 * @throws NOT_FOUND for a person out of scope
 * @throws FORBIDDEN for a person with a role above the caller's own
 */
export const ofManagedPerson =
  <Row>(name: string, page: PageFlag, whose: (row: Row, id: number) => number): Scope<Row> =>
  async (ctx, row, { tx, id }) => {
    const userId = whose(row, id);
    if (!(await looksAfterWithin(ctx, tx, userId, page))) throw gone({ name });
    if ((await findPeopleAbove(ctx, tx, [userId])).has(userId)) throw new UserError('FORBIDDEN', PERSON_IS_ABOVE);
  };

/** Whether the caller may read a person's records: the caller is that person or manages them. */
export const mayReadOf = (ctx: Context, userId: number | null, page: PageFlag | readonly PageFlag[]): boolean | Promise<boolean> =>
  (ctx.session !== null && userId === ctx.session.userId) || looksAfter(ctx, userId, page);

/**
 * Checks `mayReadOf` for a record opened by its address.
 *
 * @throws UNAUTHENTICATED or FORBIDDEN when the caller may not read it
 */
export async function mustReadOf(ctx: Context, userId: number | null, page: PageFlag | readonly PageFlag[]): Promise<void> {
  ctx.signedIn();
  if (!(await mayReadOf(ctx, userId, page))) throw accessRestricted();
}

/**
 * Checks that the caller sees everyone, for records that name people of every scope.
 *
 * @throws UNAUTHENTICATED or FORBIDDEN when the caller does not
 */
export function mustSeeEveryone(ctx: Context): void {
  if (!seesEveryone(ctx.signedIn().reader)) throw accessRestricted();
}

/**
 * Whether the caller sees a record, by a loader of `seenBy`. Runs no query for callers who see
 * everyone.
 */
export const sees = (ctx: Context, loader: LoaderOf<number, boolean>, id: number): boolean | Promise<boolean> =>
  seesEveryone(ctx.source.reader) || ctx.loader(loader).load(id);
