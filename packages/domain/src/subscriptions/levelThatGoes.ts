import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import { isExpired } from './isExpired.ts';
import { checkPeriod, type SubscriptionPeriod } from './subscriptionPeriod.ts';

/** A subscription with the access level that came with it. */
export interface LevelHolding extends SubscriptionPeriod {
  readonly id: number;
  /** Null for none. */
  readonly accessLevelName: string | null;
}

/**
 * The access level that a person loses when a subscription ends: the one that came with it, unless
 * another subscription that is not over brings the same. Null for none.
 *
 * @param all every subscription of the person, the one that ends included
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const period = { startsAt: new Date('2025-11-01'), expiresAt: new Date('2026-11-01') };
 * const held = { id: 1, ...period, unsubscribedAt: null, accessLevelName: 'Member' };
 * levelThatGoes(held, [held], new Date('2025-11-17T02:00:00Z')) // 'Member'
 * @spec a product decision
 */
export function levelThatGoes({ id, accessLevelName }: LevelHolding, all: readonly LevelHolding[], now: Date): string | null {
  checkGiven({ accessLevelName });
  checkDates({ now });
  all.forEach(checkPeriod);
  const others = all.filter((other) => other.id !== id && other.unsubscribedAt === null && !isExpired(other.expiresAt, now));
  return others.some((other) => other.accessLevelName === accessLevelName) ? null : accessLevelName;
}
