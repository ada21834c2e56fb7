import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { UserError } from '../../errors.ts';
import type { Database } from '../../db/open.ts';

/** Attempts in a window of seconds, kept in the database so that every process counts alike. */
const RULES = {
  signInEmail: { points: 10, duration: 15 * 60 },
  // Many members share one address behind their carrier.
  signInAddress: { points: 100, duration: 15 * 60 },
  signUpAddress: { points: 30, duration: 60 * 60 },
  // Whether an address takes part in the challenge: enough for people, too slow for a list of addresses.
  challengeAddress: { points: 120, duration: 60 * 60 },
} as const;
export type Rule = keyof typeof RULES;

export interface Limits {
  /** Counts one attempt; throws RATE_LIMITED with how long to wait when there were too many. */
  take(rule: Rule, key: string): Promise<void>;
  /** Forgets the attempts, after a success. */
  clear(rule: Rule, key: string): Promise<void>;
}

const waitText = (ms: number) => {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return `Too many tries. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
};

export function createLimits(database: Database, enabled: boolean): Limits {
  if (!enabled) return { take: async () => undefined, clear: async () => undefined };
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
        ...rule,
      }),
    ]),
  ) as Record<Rule, RateLimiterPostgres>;
  return {
    take: async (rule, key) => {
      try {
        await limiters[rule].consume(key.slice(0, 200).toLowerCase());
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new UserError('RATE_LIMITED', waitText(refused.msBeforeNext));
        throw refused;
      }
    },
    clear: async (rule, key) => {
      await limiters[rule].delete(key.slice(0, 200).toLowerCase());
    },
  };
}
