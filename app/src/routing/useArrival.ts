import { useEffect, useRef } from 'react';

/**
 * What a full page load would do, after each navigation inside the app: start at the top and put the focus at the content,
 * so that a screen reader reads the new page. Going back keeps the place that the browser restored; a change of the query
 * alone (a filter, a tab) moves nothing.
 */
export function useArrival(href: string): void {
  const former = useRef(href);
  const wentBack = useRef(false);
  useEffect(() => {
    const onPop = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  useEffect(() => {
    const [from] = former.current.split('?');
    const [to] = href.split('?');
    former.current = href;
    if (from === to) return;
    if (!wentBack.current) scrollTo(0, 0);
    wentBack.current = false;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [href]);
}
