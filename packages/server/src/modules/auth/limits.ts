import { createHash } from 'node:crypto';
import { RATE_LIMITS, type RateLimitName } from '@atlas/domain/auth';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimited } from '../../errors.ts';
import type { Database } from '../../db/open.ts';

export interface Limits {
  /**
   * Counts one attempt.
   *
   * @param amount more than one for limits that count something else, such as bytes
   * @throws LimitReached (RATE_LIMITED) with the time to wait, beyond the limit
   */
  take(name: RateLimitName, key: string, amount?: number): Promise<void>;
  /** Whether the next attempt would be rejected. Counts nothing. */
  isSpent(name: RateLimitName, key: string): Promise<boolean>;
  /** Takes one counted attempt back, or the amount that was counted. */
  giveBack(name: RateLimitName, key: string, amount?: number): Promise<void>;
  /** Clears all attempts of a key. */
  clear(name: RateLimitName, key: string): Promise<void>;
}

/** Rejection of an attempt beyond a limit. */
export class LimitReached extends RateLimited {
  override name = 'LimitReached';
  /**
   * Whether this is the first attempt that the window rejects for the key. A flood is logged once.
   */
  readonly isFirst: boolean;
  constructor(message: string, retryAfterSeconds: number, isFirst: boolean) {
    super(message, retryAfterSeconds);
    this.isFirst = isFirst;
  }
}

const waitText = (ms: number) => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
};

const MAX_KEY = 200;
/**
 * Shortens a typed key to fit its column. Long keys are hashed, so that two of them stay distinct.
 */
const fitting = (key: string) => {
  const lower = key.toLowerCase();
  return lower.length <= MAX_KEY ? lower : createHash('sha256').update(lower).digest('hex');
};

/**
 * Creates the limits of RATE_LIMITS, counted in the database so that all processes share one count.
 * Their windows use the machine's clock instead of the business clock: a frozen business clock
 * would make people wait forever.
 *
 * @param enabled false lets every attempt through
 */
export function createLimits(database: Database, enabled: boolean): Limits {
  if (!enabled)
    return { take: async () => undefined, isSpent: async () => false, giveBack: async () => undefined, clear: async () => undefined };
  const limiters = Object.fromEntries(
    Object.entries(RATE_LIMITS).map(([name, { attempts, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
        points: attempts,
        duration: seconds,
      }),
    ]),
  ) as Record<RateLimitName, RateLimiterPostgres>;
  return {
    take: async (name, key, amount = 1) => {
      try {
        await limiters[name].consume(fitting(key), amount);
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) {
          const isFirst = rejected.consumedPoints - amount <= RATE_LIMITS[name].attempts;
          throw new LimitReached(waitText(rejected.msBeforeNext), Math.ceil(rejected.msBeforeNext / 1000), isFirst);
        }
        throw rejected;
      }
    },
    isSpent: async (name, key) => {
      const counted = await limiters[name].get(fitting(key));
      return counted !== null && counted.remainingPoints <= 0;
    },
    giveBack: async (name, key, amount = 1) => {
      await limiters[name].reward(fitting(key), amount);
    },
    clear: async (name, key) => {
      await limiters[name].delete(fitting(key));
    },
  };
}
