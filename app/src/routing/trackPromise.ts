/** Tracks a promise so that React's `use` reads a settled one at once, without suspending first. */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  const known = promise as Promise<T> & { status?: string; value?: T; reason?: unknown };
  known.status = 'pending';
  promise.then(
    (value) => {
      known.status = 'fulfilled';
      known.value = value;
    },
    (reason: unknown) => {
      known.status = 'rejected';
      known.reason = reason;
    },
  );
  return known;
}
