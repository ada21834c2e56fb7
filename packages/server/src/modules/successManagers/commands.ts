import type { PageFlag } from '@atlas/domain/access';
import type { Context } from '../../commands/context.ts';
import { opensPage } from '../access/reader.ts';
import { inScopeLoader } from '../users/repo.ts';

/** Whether the request looks after a person by a page: what staff keep about people is not for these people to read. */
export async function looksAfter(ctx: Context, userId: number, page: PageFlag): Promise<boolean> {
  return ctx.session !== null && opensPage(ctx.signedIn().reader, page) && ctx.loader(inScopeLoader).load(userId);
}
