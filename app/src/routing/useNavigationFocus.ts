import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage } from './focusPage.ts';

/**
 * What a full page load would do, after each navigation inside the app: start at the top and put the focus at the heading, so that a
 * screen reader says where one has come. Going back returns to the place where one was; a change of the query alone (a filter, a tab) moves nothing.
 */
export function useNavigationFocus(href: string): void {
  const current = useRef(href);
  const wentBack = useRef(false);
  /** Where each address was scrolled to. */
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    // The browser would restore the place before the page is drawn.
    history.scrollRestoration = 'manual';
    const onPop = () => {
      wentBack.current = true;
    };
    const onScroll = () => places.current.set(current.current, scrollY);
    // Reloading is the browser's own affair again.
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
