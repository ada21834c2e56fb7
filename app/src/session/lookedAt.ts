/** Resolves once the page is visible and online. */
export const lookedAt = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const look = () => {
      if (!signal.aborted && (document.hidden || !navigator.onLine)) return;
      waiting.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: waiting.signal });
    addEventListener('online', look, { signal: waiting.signal });
    signal.addEventListener('abort', look, { signal: waiting.signal });
    look();
  });
