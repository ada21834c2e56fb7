import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage } from './focusPage.ts';

/**
 * Does after each navigation what a full page load would do. Scrolls to the top and focuses the
 * heading, so that a screen reader announces the page. Going back restores the scroll position; a
 * change of only the query (a filter, a tab) moves nothing.
 */
export function useNavigationFocus(href: string): void {
  const current = useRef(href);
  const wentBack = useRef(false);
  /** The scroll position of each address. */
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    // The browser would restore the position before the page has rendered.
    history.scrollRestoration = 'manual';
    const onPop = () => {
      wentBack.current = true;
    };
    const onScroll = () => places.current.set(current.current, scrollY);
    // On a reload the browser restores the position again.
    const onLeave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', onLeave);
    addEventListener('popstate', onPop);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      onLeave();
      removeEventListener('pagehide', onLeave);
      removeEventListener('popstate', onPop);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  useLayoutEffect(() => {
    const [from] = current.current.split('?');
    const [to] = href.split('?');
    current.current = href;
    if (from === to) return;
    scrollTo(0, wentBack.current ? (places.current.get(href) ?? 0) : 0);
    wentBack.current = false;
    focusPage();
  }, [href]);
}
