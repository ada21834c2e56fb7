import type { PromiseState } from './promiseStates.ts';

/** A promise, and what was paid since it was made. Days as in '2025-11-17', in Manila. */
export interface PromiseFacts {
  readonly amountCentavos: number;
  /** The day by which the person pays. */
  readonly promisedFor: string;
  /** Payments recorded since the promise, without those that were reversed. */
  readonly paidCentavos: number;
  readonly today: string;
}

/**
 * The state of a promise to pay, by what was paid: kept once the payments since the promise reach
 * its amount, even late; broken from the day after the promised one until then.
 *
 * @example
 * const promise = { amountCentavos: 100_000, promisedFor: '2025-11-17', today: '2025-11-17' };
 * promiseOutcome({ ...promise, paidCentavos: 99_999 }) // 'open'
 * @spec a product decision
 */
export function promiseOutcome({ amountCentavos, promisedFor, paidCentavos, today }: PromiseFacts): PromiseState {
  if (paidCentavos >= amountCentavos) return 'kept';
  return today > promisedFor ? 'broken' : 'open';
}
