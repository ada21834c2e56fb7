import { can, type PageFlag } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import type { LoaderOf } from '../../commands/loaders.ts';
import { accessRestricted } from '../../errors.ts';
import { inScopeLoader, seesEverybody } from './scopes.ts';

/**
 * Whether the request looks after somebody by one of these pages: it holds the flag, and has the person in scope. What belongs to nobody with
 * an account (null) is for those who see everybody. Product decisions §1.
 */
export function looksAfter(ctx: Context, userId: number | null, page: PageFlag | readonly PageFlag[]): boolean | Promise<boolean> {
  if (ctx.session === null || ![page].flat().some((flag) => can(ctx.access, { page: flag }))) return false;
  return userId === null ? seesEverybody(ctx.source.reader) : sees(ctx, inScopeLoader, userId);
}

/** Whether the request may read what belongs to a person: it is that person, or looks after them. */
export const mayReadOf = (ctx: Context, userId: number | null, page: PageFlag | readonly PageFlag[]): boolean | Promise<boolean> =>
  (ctx.session !== null && userId === ctx.session.userId) || looksAfter(ctx, userId, page);

/** The same, for what is opened by its address. Throws UNAUTHENTICATED or FORBIDDEN when the request may not. */
export async function mustReadOf(ctx: Context, userId: number | null, page: PageFlag | readonly PageFlag[]): Promise<void> {
  ctx.signedIn();
  if (!(await mayReadOf(ctx, userId, page))) throw accessRestricted();
}

/** What a loader of `seenBy` says of a record; nothing is asked for who sees everybody. */
export const sees = (ctx: Context, loader: LoaderOf<number, boolean>, id: number): boolean | Promise<boolean> =>
  seesEverybody(ctx.source.reader) || ctx.loader(loader).load(id);
