import { useEffect, useEffectEvent } from 'react';

/** How often the seats of an open round are loaded again. */
const EVERY_MS = 15_000;

/** Reloads data every 15 seconds while the tab is visible, and at once when it becomes visible. */
export function useReloadWhileVisible(isOn: boolean, reload: () => Promise<unknown>): void {
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void reload().catch(() => undefined);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => read(), EVERY_MS);
    const show = () => read();
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [isOn]);
}
