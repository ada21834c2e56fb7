import { checkDates } from '../time/checkDates.ts';
import { type PasswordReset, RESET_ATTEMPTS, whyNotReset } from './passwordReset.ts';

/**
 * The number of codes that are valid for one try. It doubles the chance of a guess, which the
 * limits allow for.
 */
export const GOOD_CODES = 2;

/** The facts that decide whether a request's code is valid on the page of another request. */
interface RequestedCode extends PasswordReset {
  readonly id: number;
}

/**
 * The requests whose codes are valid on the page of one request: its own, and the newest other one
 * of the same address. A member who requested a second code may type either, whichever page is
 * open. The code of an exhausted, used or expired request is not valid elsewhere.
 *
 * @param newest the newest requests for a code to the address of `own`, newest first
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const code = { attempts: 0, verifiedAt: null, usedAt: null };
 * const first = { ...code, id: 1, expiresAt: new Date('2025-11-17T02:08:00Z') };
 * const second = { ...code, id: 2, expiresAt: new Date('2025-11-17T02:10:00Z') };
 * goodCodes(second, [second, first], new Date('2025-11-17T02:05:00Z')) // [second, first]
 */
export function goodCodes<Asked extends RequestedCode>(own: Asked, newest: readonly Asked[], now: Date): Asked[] {
  for (const { expiresAt, usedAt, verifiedAt } of [own, ...newest]) checkDates({ expiresAt, now }, { usedAt, verifiedAt });
  const others = newest.filter((other) => other.id !== own.id).slice(0, GOOD_CODES - 1);
  return [own, ...others.filter((other) => whyNotReset(other, now) === null && other.attempts < RESET_ATTEMPTS)];
}
