import { useEffect, useEffectEvent, useRef } from 'react';

/** States in which the operation is still running. */
const ACTIVE: readonly string[] = ['PREVIEWING', 'RUNNING', 'STOPPING', 'UNDOING'];
export const isActive = (state: string): boolean => ACTIVE.includes(state);

const EVERY_MS = 1000;

interface Watched {
  state: string;
  /** Loads the operation from the server, which updates `state`. */
  load: () => Promise<unknown>;
}

/**
 * Calls `onEnd` once a running bulk operation has ended. It depends on the state alone, because any
 * part of the page may have loaded the job.
 */
export function useBulkJobEnd(state: string, onEnd: (() => void) | undefined): void {
  const active = isActive(state);
  const wasActive = useRef(active);
  const reportEnd = useEffectEvent(() => {
    if (wasActive.current && !active) onEnd?.();
    wasActive.current = active;
  });
  useEffect(() => reportEnd(), [active]);
}

/**
 * Polls a bulk operation once a second while it runs and the page is visible, one request at a
 * time.
 */
export function useBulkJob({ state, load }: Watched): void {
  const active = isActive(state);
  const look = useEffectEvent(load);
  useEffect(() => {
    if (!active) return undefined;
    let requesting = false;
    const askAgain = async () => {
      if (requesting || document.hidden) return;
      requesting = true;
      // A failed request is repeated a second later.
      await look().catch(() => undefined);
      requesting = false;
    };
    const timer = setInterval(() => void askAgain(), EVERY_MS);
    return () => clearInterval(timer);
  }, [active]);
}
