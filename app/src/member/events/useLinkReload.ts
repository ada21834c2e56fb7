import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../../session/useNow.ts';

const DAY = 86_400_000;

/** Reloads the page's data when an event's link becomes visible, for members who wait for it. */
export function useLinkReload(shownAt: string | null, reload: () => Promise<unknown>): void {
  const now = useNow();
  const read = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    const wait = shownAt === null ? -1 : Date.parse(shownAt) - now.getTime();
    if (wait <= 0 || wait > DAY) return undefined;
    const timer = setTimeout(read, wait);
    return () => clearTimeout(timer);
  }, [shownAt, now]);
}
