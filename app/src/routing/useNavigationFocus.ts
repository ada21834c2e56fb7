import { useEffect, useLayoutEffect, useRef } from 'react';
import { entryKey } from './entryKey.ts';
import { focusPage } from './focusPage.ts';
import { readPositions, type ScrollPositions, storePositions } from './scrollPositions.ts';

const pathOf = (href: string) => href.split('?', 1)[0];

/**
 * Does after each navigation what a full page load would do. Scrolls to the top and focuses the
 * heading, so that a screen reader announces the page. A change of only the query (a filter, a tab)
 * moves nothing.
 *
 * Back, Forward and a reload restore the scroll position. It belongs to the history entry: two
 * visits of the same address have separate positions.
 */
export function useNavigationFocus(href: string): void {
  /** The page on the screen. The address may already be that of the next page. */
  const shown = useRef<{ href: string; entry: string } | null>(null);
  const positions = useRef<ScrollPositions>(null);
  useEffect(() => {
    // The browser would restore the position before the page has rendered.
    const restoreHere = () => {
      history.scrollRestoration = 'manual';
    };
    const onScroll = () => {
      if (shown.current) positions.current?.set(shown.current.entry, scrollY);
    };
    // On a reload the browser restores the position again, as early as it can.
    const onLeave = () => {
      history.scrollRestoration = 'auto';
      if (positions.current) storePositions(positions.current);
    };
    restoreHere();
    addEventListener('pageshow', restoreHere);
    addEventListener('pagehide', onLeave);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      onLeave();
      removeEventListener('pageshow', restoreHere);
      removeEventListener('pagehide', onLeave);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    const known = (positions.current ??= readPositions());
    const entry = entryKey();
    const position = known.get(entry);
    shown.current = { href, entry };
    if (before === null) {
      if (position !== undefined && scrollY === 0) scrollTo(0, position);
    } else if (before.href !== href) {
      const isSamePage = pathOf(before.href) === pathOf(href);
      const isReturn = before.entry !== entry && position !== undefined;
      if (isReturn) scrollTo(0, position);
      else if (!isSamePage) scrollTo(0, 0);
      if (!isSamePage) focusPage();
    }
    known.delete(entry);
    known.set(entry, scrollY);
  }, [href]);
}
