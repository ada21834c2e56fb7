import { useEffect, useEffectEvent, useRef } from 'react';

/** Work goes on in these states. */
const ACTIVE: readonly string[] = ['PREVIEWING', 'RUNNING', 'STOPPING', 'UNDOING'];
export const isActive = (state: string): boolean => ACTIVE.includes(state);

const EVERY_MS = 1000;

interface Watched {
  state: string;
  /** Asks the server how it stands: the state follows. */
  load: () => Promise<unknown>;
  /** It has ended. */
  onEnd?: (() => void) | undefined;
}

/** Follows a bulk operation: asks once a second while work goes on and the page is looked at, one question at a time. */
export function useBulkJob({ state, load, onEnd }: Watched): void {
  const active = isActive(state);
  const wasActive = useRef(active);
  const look = useEffectEvent(load);
  // By the state and not by an answer of its own: another part of the page may have asked.
  const reportEnd = useEffectEvent(() => {
    if (wasActive.current && !active) onEnd?.();
    wasActive.current = active;
  });
  useEffect(() => {
    reportEnd();
    if (!active) return undefined;
    let requesting = false;
    const askAgain = async () => {
      if (requesting || document.hidden) return;
      requesting = true;
      // What fails is asked again in a second.
      await look().catch(() => undefined);
      requesting = false;
    };
    const timer = setInterval(() => void askAgain(), EVERY_MS);
    return () => clearInterval(timer);
  }, [active]);
}
