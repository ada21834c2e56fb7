import { useEffect, useState } from 'react';

/** Whether the document was loaded at the current address, so that the server chose this application for it. */
// oxlint-disable-next-line atlas/browser-while-rendering -- called when the page opens in a browser
const isLoadedHere = (): boolean => performance.getEntriesByType('navigation')[0]?.name === location.href;

/**
 * Loads the address again after a navigation within the application: the server knows where it
 * leads, and counts that it was followed. A document that the server sent for the address stays.
 *
 * @param isElsewhere whether the server shows something else there
 * @returns whether the page is about to be replaced
 */
export function useElsewhere(isElsewhere: boolean): boolean {
  // oxlint-disable-next-line atlas/browser-while-rendering -- on the server and while hydrating, the document was loaded here
  const [isHere] = useState(() => typeof document === 'undefined' || isLoadedHere());
  const isLeaving = isElsewhere && !isHere;
  useEffect(() => {
    if (isLeaving) location.replace(location.href);
  }, [isLeaving]);
  return isLeaving;
}
