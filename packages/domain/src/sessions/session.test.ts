import { describe, expect, it } from 'vitest';
import { isSessionLive, sessionExpiry, SESSION_IDLE_DAYS, sessionsKeptSince } from './session.ts';

const start = new Date('2026-01-01T00:00:00.000Z');
const after = (days: number, ms = 0) => new Date(start.getTime() + days * 86_400_000 + ms);

describe('sessionExpiry', () => {
  it('is thirty days after the start', () => expect(sessionExpiry(start)).toEqual(new Date('2026-01-31T00:00:00.000Z')));
});

describe('sessionsKeptSince', () => {
  it('is thirty days ago', () => expect(sessionsKeptSince(new Date('2026-01-31T00:00:00.000Z'))).toEqual(start));
});

describe('isSessionLive', () => {
  const session = { expiresAt: sessionExpiry(start), lastSeenAt: start, revokedAt: null, impersonatesUntil: null };
  it.each([
    ['at its start', session, start, true],
    ['a moment before it has idled too long', session, after(SESSION_IDLE_DAYS, -1), true],
    ['when it has idled too long', session, after(SESSION_IDLE_DAYS), false],
    ['a moment before its end', { ...session, lastSeenAt: after(29) }, after(30, -1), true],
    ['at its end', { ...session, lastSeenAt: after(29) }, after(30), false],
    ['while somebody impersonates the person', { ...session, impersonatesUntil: after(0, 1) }, start, true],
    ['when the time for that is over', { ...session, impersonatesUntil: after(0, 1) }, after(0, 1), false],
    ['once revoked', { ...session, revokedAt: start }, start, false],
  ])('%s', (_, given, now, live) => expect(isSessionLive(given, now)).toBe(live));
});
