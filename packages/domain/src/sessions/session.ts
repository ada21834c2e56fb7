import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates, timeOf } from '../time/checkDates.ts';

/** Maximum duration of a session in days after sign-in. */
export const SESSION_DAYS = 30;
/** Days without use after which a session ends. */
export const SESSION_IDLE_DAYS = 14;
/**
 * The same limits for people with an access level that sees other people's payments or the settings
 * (`GUARDED_FLAGS`): they sign in again each working day, and at least once a week.
 */
export const GUARDED_SESSION_DAYS = 7;
export const GUARDED_SESSION_IDLE_HOURS = 12;
/** Milliseconds for which a replaced token stays valid, for requests in progress and other tabs. */
export const FORMER_TOKEN_MS = 10_000;
/**
 * Lifetime of the bearer returned by `getToken`, in seconds: ten minutes. The cookie outlives it.
 */
export const BEARER_SECONDS = 600;
/** Minimum milliseconds between two writes of a session's last use. */
export const SESSION_SEEN_EVERY_MS = 5 * 60_000;

/** Days after its end for which a session is retained, to answer who was signed in from where. */
export const SESSION_KEPT_DAYS = 30;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The instant at which a session that starts now ends.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example sessionExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-31T00:00:00Z
 */
export const sessionExpiry = (now: Date): Date => new Date(timeOf({ now }) + SESSION_DAYS * DAY);

/**
 * The instant before which ended sessions, expired or revoked, are no longer needed and may be
 * removed.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example sessionsKeptSince(new Date('2026-01-31T00:00:00Z')) // 2026-01-01T00:00:00Z
 */
export const sessionsKeptSince = (now: Date): Date => new Date(timeOf({ now }) - SESSION_KEPT_DAYS * DAY);

/** Maximum milliseconds of a session since its password was entered, and without use. */
export const sessionLimits = (isGuarded: boolean): { totalMs: number; idleMs: number } =>
  isGuarded
    ? { totalMs: GUARDED_SESSION_DAYS * DAY, idleMs: GUARDED_SESSION_IDLE_HOURS * HOUR }
    : { totalMs: SESSION_DAYS * DAY, idleMs: SESSION_IDLE_DAYS * DAY };

interface SessionTimes {
  expiresAt: Date;
  lastSeenAt: Date;
  /** The last time the person entered their password in it: at sign-in, or later. */
  authenticatedAt: Date;
  revokedAt: Date | null;
  /** The end of a running impersonation of the person; null without one. */
  impersonatesUntil: Date | null;
  /** Whether its owner holds an access level with a flag of `GUARDED_FLAGS`. */
  isGuarded: boolean;
}

/**
 * Whether a session is still valid: not revoked, not expired, used recently enough and, during an
 * impersonation, within its time. The instant of expiry itself no longer counts.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export function isSessionLive(session: SessionTimes, now: Date): boolean {
  const { expiresAt, lastSeenAt, authenticatedAt, revokedAt, impersonatesUntil, isGuarded } = session;
  checkGiven({ isGuarded });
  checkDates({ expiresAt, lastSeenAt, authenticatedAt, now }, { revokedAt, impersonatesUntil });
  if (revokedAt !== null || (impersonatesUntil !== null && now >= impersonatesUntil)) return false;
  const { totalMs, idleMs } = sessionLimits(isGuarded);
  const [total, idle] = [authenticatedAt, lastSeenAt].map((since) => now.getTime() - since.getTime());
  return now < expiresAt && (total ?? totalMs) < totalMs && (idle ?? idleMs) < idleMs;
}

/**
 * Whether the token from before the last renewal is still accepted.
 *
 * @throws RangeError for a value that is missing or not a Date
 */
export const isFormerTokenGood = (renewedAt: Date | null, now: Date): boolean => {
  checkDates({ now }, { renewedAt });
  return renewedAt !== null && now.getTime() - renewedAt.getTime() < FORMER_TOKEN_MS;
};
