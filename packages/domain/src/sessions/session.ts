/** A session ends 30 days after sign-in, whatever happens. */
export const SESSION_DAYS = 30;
/** A session that nobody used for 14 days ends. */
export const SESSION_IDLE_DAYS = 14;
/**
 * The same of people who hold an access level that sees other people's money or the settings
 * (`GUARDED_FLAGS`): they sign in anew each working day, and at least once a week.
 */
export const GUARDED_SESSION_DAYS = 7;
export const GUARDED_SESSION_IDLE_HOURS = 12;
/**
 * A token that was replaced is good for this long, in milliseconds: requests that were under way, and
 * other tabs, arrive with it.
 */
export const FORMER_TOKEN_MS = 10_000;
/** The bearer that `getToken` answers is good for ten minutes; the cookie outlives it. */
export const BEARER_SECONDS = 600;
/** How often the server writes down that a session is in use. */
export const SESSION_SEEN_EVERY_MS = 5 * 60_000;

/** So many days after its end a session is still kept, for whoever asks who was signed in from where. */
export const SESSION_KEPT_DAYS = 30;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The instant at which a session that starts now ends.
 * @example sessionExpiry(new Date('2026-01-01T00:00:00Z')) // 2026-01-31T00:00:00Z
 */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY);

/**
 * Sessions that ended before this instant, by time or by hand, are of no more use and may be removed.
 * @example sessionsKeptSince(new Date('2026-01-31T00:00:00Z')) // 2026-01-01T00:00:00Z
 */
export const sessionsKeptSince = (now: Date): Date => new Date(now.getTime() - SESSION_KEPT_DAYS * DAY);

/** How long a session may last since its password was typed, and without use, in milliseconds. */
export const sessionLimits = (isGuarded: boolean): { totalMs: number; idleMs: number } =>
  isGuarded
    ? { totalMs: GUARDED_SESSION_DAYS * DAY, idleMs: GUARDED_SESSION_IDLE_HOURS * HOUR }
    : { totalMs: SESSION_DAYS * DAY, idleMs: SESSION_IDLE_DAYS * DAY };

interface SessionTimes {
  expiresAt: Date;
  lastSeenAt: Date;
  /** When the person last typed their password in it: at the sign-in, or later. */
  authenticatedAt: Date;
  revokedAt: Date | null;
  /** Until when somebody impersonates the person; null when nobody does. */
  impersonatesUntil: Date | null;
  /** Whether its owner holds an access level with a flag of `GUARDED_FLAGS`. */
  isGuarded: boolean;
}

/**
 * Whether a session still stands for its person: not revoked, not past its end, used recently enough, and, while staff look through
 * the person's eyes by it, within the time that they have for it.
 * The instant of the end itself no longer counts.
 */
export function isSessionLive(session: SessionTimes, now: Date): boolean {
  if (session.revokedAt !== null || (session.impersonatesUntil !== null && now >= session.impersonatesUntil)) return false;
  const { totalMs, idleMs } = sessionLimits(session.isGuarded);
  const [total, idle] = [session.authenticatedAt, session.lastSeenAt].map((since) => now.getTime() - since.getTime());
  return now < session.expiresAt && (total ?? totalMs) < totalMs && (idle ?? idleMs) < idleMs;
}

/** Whether the token before the last renewal is still taken. */
export const isFormerTokenGood = (renewedAt: Date | null, now: Date): boolean =>
  renewedAt !== null && now.getTime() - renewedAt.getTime() < FORMER_TOKEN_MS;
