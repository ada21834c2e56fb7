import type { LayoutKind, SessionUser } from '@atlas/domain/access';
import { loadParts } from './lazyPart.ts';
import type { ScreenCache } from './ScreenCache.ts';
import { firstPage } from './target.ts';

/**
 * Waits for the layout, code and data of the first page, then for the parts that the server
 * rendered. The page then renders once and completely, replacing the first paint. The page itself
 * shows errors and offers to try again.
 */
export async function prepareFirstPage(
  cache: ScreenCache,
  user: SessionUser | null,
  href: string,
  loadLayout: (kind: LayoutKind) => Promise<void>,
  parts: readonly string[] = [],
): Promise<void> {
  const { destination } = firstPage(href, user, cache.tables.has);
  const frame = loadLayout(destination.frame);
  const prepared = destination.kind === 'screen' ? await cache.prefetch(destination.target).catch(() => null) : null;
  await Promise.allSettled([frame, prepared?.component, prepared?.relay, prepared?.query, prepared?.data]);
  // The code of the screen defines its parts. The page has already fetched them.
  await loadParts(parts);
}
