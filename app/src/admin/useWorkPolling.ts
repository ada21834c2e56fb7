import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 2000;

/**
 * Loads a page every two seconds while a job works on its record and the page is visible, one
 * request at a time.
 */
export function useWorkPolling(isActive: boolean, load: () => Promise<unknown>): void {
  const look = useEffectEvent(load);
  useEffect(() => {
    if (!isActive) return undefined;
    let requesting = false;
    const loadAgain = async () => {
      if (requesting || document.hidden) return;
      requesting = true;
      // A failed request is repeated two seconds later.
      await look().catch(() => undefined);
      requesting = false;
    };
    const timer = setInterval(() => void loadAgain(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}
