import * as z from 'zod/mini';
import { cleanParagraphs } from '../forms/cleanParagraphs.ts';
import { timeOf } from '../time/checkDates.ts';
import { mayImpersonate } from './mayImpersonate.ts';
import type { Role } from './roles.ts';

/** Maximum duration of an impersonation, in minutes. */
export const IMPERSONATION_MINUTES = 30;

/**
 * The instant at which an impersonation that starts now ends automatically.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example impersonationEnd(new Date('2026-01-01T00:00:00Z')) // 2026-01-01T00:30:00Z
 */
export const impersonationEnd = (now: Date): Date => new Date(timeOf({ now }) + IMPERSONATION_MINUTES * 60_000);

const REASON_REQUIRED = 'Say why, in a few words';
const SHORTEST = 3;
const LONGEST = 500;

/** The reason staff give for viewing as a person. The person can read it too. */
export const impersonationForm = z.object({
  reason: z
    .string(REASON_REQUIRED)
    .check(
      z.overwrite(cleanParagraphs),
      z.minLength(SHORTEST, { error: REASON_REQUIRED }),
      z.maxLength(LONGEST, { error: `Use at most ${LONGEST} characters.` }),
    ),
});

export const IMPERSONATING_ALREADY = 'Stop viewing as someone else first.';
export const NOT_TO_BE_IMPERSONATED = 'Your access level does not let you view as this person.';
export const NOT_IMPERSONATING = 'You are not viewing as anyone.';

/** The facts that decide whether a running impersonation continues. */
export interface Impersonation {
  readonly until: Date;
  /**
   * The role of the access level it was started from. Null once the starting user lost that level
   * or was archived.
   */
  readonly role: Role | null;
  /** All current roles of the viewed person. */
  readonly held: readonly Role[];
}

/**
 * Whether an impersonation continues: within its time, and while the starting user could still
 * start it. If the viewed person is promoted in the meantime, it ends at the next request.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const isImpersonationLive = ({ until, role, held }: Impersonation, now: Date): boolean =>
  timeOf({ now }) < timeOf({ until }) && mayImpersonate({ role, isImpersonating: false }, held);

/**
 * The minutes left, rounded up; 0 when it is over.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example minutesLeft(new Date('2026-01-01T00:30:00Z'), new Date('2026-01-01T00:00:01Z')) // 30
 */
export const minutesLeft = (until: Date, now: Date): number => Math.max(0, Math.ceil((timeOf({ until }) - timeOf({ now })) / 60_000));
