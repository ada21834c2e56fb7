import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds until `end` (milliseconds since the epoch), measured every second from `now`, so
 * that a tab that was suspended is correct at once. 0 after the end; `onEnd` is called once.
 */
export function useSecondsLeft(end: number, now: () => number, onEnd?: () => void): number {
  const remaining = () => Math.max(0, end - now());
  const [left, setLeft] = useState(() => Math.ceil(remaining() / 1000));
  const measure = useEffectEvent(remaining);
  const finish = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const ms = measure();
      setLeft(Math.ceil(ms / 1000));
      if (ms === 0) finish();
      // The next change is when the current second has passed.
      else timer = setTimeout(tick, ms % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);

  return left;
}
