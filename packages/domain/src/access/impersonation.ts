import * as z from 'zod/mini';
import { cleanParagraphs } from '../forms/cleanParagraphs.ts';
import { mayImpersonate } from './mayImpersonate.ts';
import type { Role } from './roles.ts';

/** Staff look through somebody's eyes for so many minutes at most. */
export const IMPERSONATION_MINUTES = 30;

/**
 * The instant at which an impersonation that starts now ends by itself.
 * @example impersonationEnd(new Date('2026-01-01T00:00:00Z')) // 2026-01-01T00:30:00Z
 */
export const impersonationEnd = (now: Date): Date => new Date(now.getTime() + IMPERSONATION_MINUTES * 60_000);

const REASON_REQUIRED = 'Say why, in a few words';
const SHORTEST = 3;
const LONGEST = 500;

/** Why staff look through somebody's eyes; the person reads it, too. */
export const impersonationForm = z.object({
  reason: z
    .string(REASON_REQUIRED)
    .check(
      z.overwrite(cleanParagraphs),
      z.minLength(SHORTEST, { error: REASON_REQUIRED }),
      z.maxLength(LONGEST, { error: `Use at most ${LONGEST} characters.` }),
    ),
});

export const IMPERSONATING_ALREADY = 'End the session in which you look through somebody’s eyes first.';
export const NOT_TO_BE_IMPERSONATED = 'Your access level does not let you look through this person’s eyes.';
export const NOT_IMPERSONATING = 'You are not looking through anybody’s eyes.';

/** An impersonation under way, as far as it decides whether it goes on. */
export interface Impersonation {
  readonly until: Date;
  /** The role of the access level from which it was started; null once whoever started it lost that, or was archived. */
  readonly role: Role | null;
  /** All roles of the person now. */
  readonly held: readonly Role[];
}

/**
 * Whether an impersonation goes on: within its time, and while whoever started it could still start it. Somebody who is promoted meanwhile is left at
 * the next request.
 */
export const isImpersonationLive = ({ until, role, held }: Impersonation, now: Date): boolean =>
  now < until && mayImpersonate({ role, isImpersonating: false }, held);

/**
 * Whole minutes that are left, rounded up; 0 when it is over.
 * @example minutesLeft(new Date('2026-01-01T00:30:00Z'), new Date('2026-01-01T00:00:01Z')) // 30
 */
export const minutesLeft = (until: Date, now: Date): number => Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 60_000));
