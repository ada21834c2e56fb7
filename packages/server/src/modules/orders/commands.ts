import { can, type PageFlag } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import { seesEverybody } from '../access/scopes.ts';
import { inScopeLoader } from '../users/repo.ts';

/**
 * Whether a request may read what a buyer left behind: the buyer, and who holds the page flag with the buyer in scope. What belongs to
 * nobody with an account yet (`userId` null) is for those who see everybody.
 */
export async function mayReadOfBuyer(ctx: Context, userId: number | null, page: PageFlag): Promise<boolean> {
  if (ctx.session === null) return false;
  if (userId === ctx.session.userId) return true;
  if (!can(ctx.access, { page })) return false;
  return seesEverybody(ctx.signedIn().reader) || (userId !== null && ctx.loader(inScopeLoader).load(userId));
}
