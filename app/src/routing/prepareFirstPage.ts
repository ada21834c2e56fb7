import type { LayoutKind, SessionUser } from '@atlas/domain/access';
import { loginPath } from '@atlas/domain/navigation';
import { loadParts } from './lazyPart.ts';
import type { ScreenCache } from './ScreenCache.ts';
import { destinationOf } from './target.ts';

/**
 * Waits for the frame, the code and the data of the first page, then for those of its parts that the server drew, so that it is drawn once,
 * whole, in the place of the first paint that came with the page. What fails is left to the page itself, which says so and offers to try again.
 */
export async function prepareFirstPage(
  cache: ScreenCache,
  user: SessionUser | null,
  href: string,
  loadLayout: (kind: LayoutKind) => Promise<void>,
  parts: readonly string[] = [],
): Promise<void> {
  const there = destinationOf(href, user, cache.tables.has);
  const destination = there.kind === 'login' ? destinationOf(loginPath(href), user, cache.tables.has) : there;
  const frame = loadLayout(destination.frame);
  const prepared = destination.kind === 'screen' ? await cache.prefetch(destination.target).catch(() => null) : null;
  await Promise.allSettled([frame, prepared?.component, prepared?.relay, prepared?.query, prepared?.data]);
  // Which parts there are comes with the code of the screen; the page has fetched them meanwhile.
  await loadParts(parts);
}
