const MAX_DURATION_MS = 30_000;

/**
 * Waits until another try makes sense. Offline it waits for the connection; otherwise longer after
 * each failure, at most 30 seconds. A restored connection ends the wait. Rejects with the signal's
 * reason.
 * @param failures Number of consecutive failures before this one.
 */
export function nextTry(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const isOffline = navigator.onLine === false;
    const timer = isOffline ? undefined : setTimeout(() => end(resolve), Math.min(1000 * 2 ** failures, MAX_DURATION_MS));
    const goOn = () => end(resolve);
    const stop = () => end(() => reject(signal.reason as Error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    };
    addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
}
