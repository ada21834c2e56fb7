import type { SessionUser } from '@atlas/domain/access';
import { loginPath } from '@atlas/domain/navigation';
import type { ScreenCache } from './ScreenCache.ts';
import { destinationOf } from './target.ts';

/**
 * Waits for the code and the data of the first page, so that it is drawn once, whole, in the place of the first paint that
 * came with the page. What fails is left to the page itself, which says so and offers to try again.
 */
export async function prepareFirstPage(cache: ScreenCache, user: SessionUser | null, href: string): Promise<void> {
  const there = destinationOf(href, user);
  const destination = there.kind === 'login' ? destinationOf(loginPath(href), user) : there;
  if (destination.kind !== 'screen') return;
  const prepared = await cache.prepareSoon(destination.target).catch(() => null);
  await Promise.allSettled([prepared?.component, prepared?.relay, prepared?.query, prepared?.data]);
}
