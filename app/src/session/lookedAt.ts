import { pauseOrOnline } from './pauseOrOnline.ts';

/** Milliseconds until work continues although the browser reports that it is offline. */
const OFFLINE_MS = 30_000;

/**
 * Resolves once the page is visible, and the browser reports that it is online or has reported the
 * opposite for a while. Whether there is a connection, only a request can find out.
 */
export async function lookedAt(signal: AbortSignal): Promise<void> {
  await isVisible(signal);
  if (!signal.aborted && !navigator.onLine) await pauseOrOnline(OFFLINE_MS, signal);
}

const isVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const look = () => {
      if (!signal.aborted && document.hidden) return;
      waiting.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: waiting.signal });
    signal.addEventListener('abort', look, { signal: waiting.signal });
    look();
  });
