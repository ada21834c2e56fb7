import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds until `end`, both in milliseconds since 1970, counted anew each second from `now`, so that a tab that slept is right at once.
 * 0 from the end on, of which `onEnd` is told once.
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
      // The next change is when the second that is running has gone.
      else timer = setTimeout(tick, ms % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end]);

  return left;
}
