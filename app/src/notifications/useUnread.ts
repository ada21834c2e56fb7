import { useEffect, useState } from 'react';
import type { Counted } from './watchUnread.ts';

/** Of the browser's tabs one asks the server and tells the others. */
export const BELL_CHANNEL = 'atlas-bell';

const NOT_COUNTED: Counted = { unread: null };

/** The page comes first: the bell asks when it has been calm for so long. */
const CALM_MS = 2000;

/** How many notifications of somebody are unread, kept up to date. */
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
