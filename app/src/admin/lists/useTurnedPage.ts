import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { focusList } from './focusList.ts';

/**
 * Moves to the beginning of a list once the rows of a followed page link have loaded. Going back
 * does not, because it restores the scroll position.
 *
 * @param endCursor The cursor of the last row, which differs between pages.
 * @returns The click handler of the page links.
 */
export function useTurnedPage(endCursor: string | null): (event: MouseEvent) => void {
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (isTurning.current) focusList();
    isTurning.current = false;
  }, [endCursor]);
  return (event) => {
    // The router prevents the default of a link that it follows, but not of one for a new tab.
    isTurning.current = event.defaultPrevented;
  };
}
