import { isRequestId } from '@atlas/domain/audit';

const KEY = 'error-request';
/** A bug report names the last error of this period, in milliseconds. */
const RECENT_MS = 30 * 60_000;

/** Keeps the request in which this tab reported its last error, so that a bug report can name it. */
export function keepErrorRequest(id: string | null, now: number): void {
  if (id === null || !isRequestId(id)) return;
  try {
    sessionStorage.setItem(KEY, `${now} ${id}`);
  } catch {
    // Some in-app browsers have no storage. A bug report then names no error.
  }
}

/** The request in which this tab reported an error in the last half hour; null without one. */
export function recentErrorRequest(now: number): string | null {
  try {
    const [at = '', id = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    const age = now - Number(at);
    return isRequestId(id) && age >= 0 && age < RECENT_MS ? id : null;
  } catch {
    return null;
  }
}
