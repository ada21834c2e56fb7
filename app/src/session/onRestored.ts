/** A request that started this long before the connection was restored may still fail because of it. */
const RECENT_MS = 5000;

// oxlint-disable-next-line atlas/module-state -- changed only in a browser
let restoredAt = -Infinity;

// A server has no such event.
globalThis.addEventListener?.('online', () => (restoredAt = performance.now()));

/**
 * Calls `retry` once the browser reports that it is online again: at once, if it did so while the
 * request that failed was in progress.
 * @returns A function that ends the wait.
 */
export function onRestored(retry: () => void): () => void {
  if (performance.now() - restoredAt < RECENT_MS) {
    const timer = setTimeout(retry);
    return () => clearTimeout(timer);
  }
  addEventListener('online', retry, { once: true });
  return () => removeEventListener('online', retry);
}
