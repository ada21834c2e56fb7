import { REQUEST_BUDGETS, type RateLimit, type RequestBudgetName, tooManyRequests } from '@atlas/domain/auth';
import { MAX_EXPORTS_AT_ONCE, TOO_MANY_DOWNLOADS } from '@atlas/domain/exports';
import { RateLimited } from './errors.ts';
import { ipSubnet } from './ipSubnet.ts';

/** The part of a request's context that decides which budgets it is counted against. */
interface Caller {
  anySession: { id: number } | null;
  visitor: { ip: string | null };
}

/** Limits of requests, counted in the memory of this process. */
export interface Budgets {
  /**
   * Counts a request against the budgets of its session and network.
   *
   * @param cost how many times it counts
   * @throws RATE_LIMITED with the time to wait; a rejected request is not counted
   */
  take(caller: Caller, name: RequestBudgetName, cost?: number): void;
  /**
   * Occupies one of the downloads that a person can run at once.
   *
   * @returns a function that ends it; calling it again does nothing
   * @throws RATE_LIMITED when all are occupied
   */
  occupyDownload(userId: number): () => void;
}

/** The number of stored windows; past that the oldest are dropped. */
const MAX_WINDOWS = 100_000;
/** Time to wait for a download to end, in seconds: an estimate. */
const DOWNLOAD_RETRY_SECONDS = 10;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * The budgets of domain's REQUEST_BUDGETS. Their windows run by the machine's clock, like those of
 * RATE_LIMITS. Without `enabled` nothing is rejected.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createBudgets(enabled: boolean, now: () => number = () => performance.now()): Budgets {
  if (!enabled) return { take: () => undefined, occupyDownload: () => () => undefined };
  const windows = new Map<string, Window>();
  const downloads = new Map<number, number>();
  return {
    take: (caller, name, cost = 1) => {
      const at = now();
      const counted = limitsOf(caller, name).map(([key, limit]) => ({ key, limit, window: openWindow(windows, key, limit, at) }));
      for (const { limit, window } of counted) {
        if (window.count + cost <= limit.attempts) continue;
        const seconds = Math.max(1, Math.ceil((window.endsAt - at) / 1000));
        throw new RateLimited(tooManyRequests(seconds), seconds);
      }
      for (const { key, window } of counted) {
        window.count += cost;
        windows.set(key, window);
      }
      forgetOldest(windows);
    },
    occupyDownload: (userId) => {
      const open = downloads.get(userId) ?? 0;
      if (open >= MAX_EXPORTS_AT_ONCE) throw new RateLimited(TOO_MANY_DOWNLOADS, DOWNLOAD_RETRY_SECONDS);
      downloads.set(userId, open + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (downloads.get(userId) ?? 1) - 1;
        if (left === 0) downloads.delete(userId);
        else downloads.set(userId, left);
      };
    },
  };
}

/** The limits of a request, each with the key that it is counted by. */
function limitsOf({ anySession, visitor }: Caller, name: RequestBudgetName): [key: string, limit: RateLimit][] {
  const { session, visitors, network } = REQUEST_BUDGETS[name];
  const from = ipSubnet(visitor.ip);
  const own: [string, RateLimit] = anySession ? [`${name} session ${anySession.id}`, session] : [`${name} visitors ${from}`, visitors];
  return [own, [`${name} network ${from}`, network]];
}

/** The window of a key at an instant; a new one when none is open. */
function openWindow(windows: Map<string, Window>, key: string, { seconds }: RateLimit, at: number): Window {
  const known = windows.get(key);
  if (known && known.endsAt > at) return known;
  // Setting the key again makes it the youngest of the map.
  windows.delete(key);
  return { count: 0, endsAt: at + seconds * 1000 };
}

function forgetOldest(windows: Map<string, Window>): void {
  for (const key of windows.keys()) {
    if (windows.size <= MAX_WINDOWS) return;
    windows.delete(key);
  }
}
