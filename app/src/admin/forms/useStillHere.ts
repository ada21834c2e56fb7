import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHref } from '../../routing/useHref.ts';

/**
 * Marks the page before a request. The function that it returns states whether the user is still
 * there: a page that was left stays mounted until the next one has loaded.
 */
export function useStillHere(): () => () => boolean {
  const href = useHref();
  const current = useRef(href);
  useLayoutEffect(() => {
    current.current = href;
  });
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    const marked = current.current;
    return () => isMounted.current && current.current === marked;
  };
}
