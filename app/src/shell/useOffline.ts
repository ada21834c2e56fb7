import { useEffect, useState } from 'react';
import { serverBuild } from '../session/serverBuild.ts';

/** Milliseconds between attempts to reach the server while the browser reports that it is offline. */
const CHECK_EVERY_MS = 30_000;

/**
 * Whether there is no connection: the browser reports that it is offline, and the server cannot be
 * reached. Some browsers report being offline while they are not.
 */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const check = async () => {
      const isLost = !navigator.onLine && (await serverBuild()) === null;
      // The connection may have been restored in the meantime.
      setOffline(isLost && !navigator.onLine);
    };
    const onChange = () => void check();
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    const timer = setInterval(onChange, CHECK_EVERY_MS);
    onChange();
    return () => {
      clearInterval(timer);
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  }, []);
  return offline;
}
