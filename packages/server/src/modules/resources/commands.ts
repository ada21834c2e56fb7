import { lockText, type Lock } from '@atlas/domain/access';
import { UserError } from '../../errors.ts';
import type { Context } from '../../commands/context.ts';
import { lockOf } from '../content/commands.ts';
import { opensAllOf } from '../content/repo.ts';
import { fileOwner } from '../files/commands.ts';
import { RESOURCE_CONTENT, resourceLoader, type Resource } from './repo.ts';
import { resources } from './tables.ts';

/** Whether a resource opens for everybody, without signing in. */
export const isOpenToAll = (resource: Resource): boolean => resource.isPublic && resource.archivedAt === null;

/**
 * Why a resource does not open for the reader, or null. Product decision: what opens content.
 * Throws UNAUTHENTICATED for a visitor, unless it opens for everybody.
 */
export async function resourceLock(ctx: Context, resource: Resource): Promise<Lock | null> {
  if (isOpenToAll(resource)) return null;
  return lockOf(ctx, RESOURCE_CONTENT, resource);
}

/** Whether the request may know of a resource: visitors of public ones, people of all but the archived, staff of those too. */
export const isVisible = (ctx: Context, resource: Resource): boolean =>
  isOpenToAll(resource) || (ctx.session !== null && (resource.archivedAt === null || opensAllOf(RESOURCE_CONTENT, ctx.signedIn().reader)));

/** A resource that the request may know of, or null. */
export async function visibleResource(ctx: Context, id: number): Promise<Resource | null> {
  const resource = await ctx.loader(resourceLoader).load(id);
  return resource && isVisible(ctx, resource) ? resource : null;
}

fileOwner('resourceId', {
  mustRead: async (ctx, id) => {
    const resource = await ctx.loader(resourceLoader).load(id);
    if (!resource) throw new UserError('NOT_FOUND', 'This resource does not exist.');
    const lock = await resourceLock(ctx, resource);
    if (lock) throw new UserError('FORBIDDEN', lockText(lock));
  },
  table: resources,
  purposes: { attachment: { kinds: 'any', isPrivate: true } },
});
