import { useEffect, useState } from 'react';
import type { Counted } from './watchUnread.ts';

/** Only one of the browser's tabs connects to the server; it informs the others. */
export const BELL_CHANNEL = 'atlas-bell';

const NOT_COUNTED: Counted = { unread: null };

/** The page has priority: the bell sends its request once the page has been idle for this long. */
const CALM_MS = 2000;

/** The number of a user's unread notifications, kept up to date. */
export function useUnread(userId: number | undefined): Counted {
  const [counted, setCounted] = useState(NOT_COUNTED);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const ending = new AbortController();
    const watch = async () => (await import('./watchUnread.ts')).watchUnread(setCounted, ending.signal);
    const timer = setTimeout(() => void watch().catch(() => undefined), CALM_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
      setCounted(NOT_COUNTED);
    };
  }, [userId]);
  return counted;
}
