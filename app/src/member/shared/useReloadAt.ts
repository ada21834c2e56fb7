import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../../session/useNow.ts';

const DAY = 86_400_000;

/**
 * Reloads data at instants within a day, for people who wait on the page: when the link of an event
 * appears, when the event starts, and when it ends.
 */
export function useReloadAt(instants: readonly (string | null | undefined)[], reload: () => Promise<unknown>): void {
  const now = useNow();
  const read = useEffectEvent(() => void reload().catch(() => undefined));
  const named = instants.filter((at) => at != null).join(' ');
  useEffect(() => {
    const waits = named.split(' ').map((at) => Date.parse(at) - now.getTime());
    const timers = waits.filter((wait) => wait > 0 && wait <= DAY).map((wait) => setTimeout(read, wait));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [named, now]);
}
