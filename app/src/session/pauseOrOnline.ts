/**
 * Waits for the given milliseconds, or until the browser reports that it is online again, or until
 * `signal` aborts. Some browsers report being offline while they are not, so a wait always ends.
 */
export const pauseOrOnline = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, ended);
    signal?.addEventListener('abort', end, ended);
  });
