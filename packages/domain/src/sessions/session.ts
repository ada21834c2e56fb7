/** A session ends 30 days after sign-in, whatever happens. */
export const SESSION_DAYS = 30;
/** A session that nobody used for 14 days ends. */
export const SESSION_IDLE_DAYS = 14;
/** The bearer that `getToken` answers is good for ten minutes; the cookie outlives it. */
export const BEARER_SECONDS = 600;
/** How often the server writes down that a session is in use. */
export const SESSION_SEEN_EVERY_MS = 5 * 60_000;

/** So many days after its end a session is still kept, for whoever asks who was signed in from where. */
export const SESSION_KEPT_DAYS = 30;

const DAY = 86_400_000;

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

interface SessionTimes {
  expiresAt: Date;
  lastSeenAt: Date;
  revokedAt: Date | null;
  /** Until when somebody impersonates the person; null when nobody does. */
  impersonatesUntil: Date | null;
}

/**
 * Whether a session still stands for its person: not revoked, not past its end, used within the last 14 days, and, while somebody looks
 * through the person's eyes by it, within the time that they have for it.
 * The instant of the end itself no longer counts.
 */
export function isSessionLive(session: SessionTimes, now: Date): boolean {
  if (session.revokedAt !== null || (session.impersonatesUntil !== null && now >= session.impersonatesUntil)) return false;
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() < SESSION_IDLE_DAYS * DAY;
}
