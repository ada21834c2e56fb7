import { describe, expect, it } from 'vitest';
import {
  FORMER_TOKEN_MS,
  GUARDED_SESSION_IDLE_HOURS,
  isFormerTokenGood,
  isSessionLive,
  SESSION_IDLE_DAYS,
  sessionExpiry,
  sessionsKeptSince,
} from './session.ts';

const start = new Date('2026-01-01T00:00:00.000Z');
const after = (days: number, ms = 0) => new Date(start.getTime() + days * 86_400_000 + ms);

describe('sessionExpiry', () => {
  it('is thirty days after the start', () => expect(sessionExpiry(start)).toEqual(new Date('2026-01-31T00:00:00.000Z')));
});

describe('sessionsKeptSince', () => {
  it('is thirty days ago', () => expect(sessionsKeptSince(new Date('2026-01-31T00:00:00.000Z'))).toEqual(start));
});

describe('isSessionLive', () => {
  const session = {
    expiresAt: sessionExpiry(start),
    lastSeenAt: start,
    authenticatedAt: start,
    revokedAt: null,
    impersonatesUntil: null,
    isGuarded: false,
  };
  const guarded = { ...session, isGuarded: true };
  const idle = GUARDED_SESSION_IDLE_HOURS / 24;
  it.each([
    ['is true at the start', session, start, true],
    ['is true a moment before the idle limit', session, after(SESSION_IDLE_DAYS, -1), true],
    ['is false at the idle limit', session, after(SESSION_IDLE_DAYS), false],
    ['is true a moment before the expiry', { ...session, lastSeenAt: after(29) }, after(30, -1), true],
    ['is false at the expiry', { ...session, lastSeenAt: after(29) }, after(30), false],
    ['is true during an impersonation', { ...session, impersonatesUntil: after(0, 1) }, start, true],
    ['is false once the impersonation has expired', { ...session, impersonatesUntil: after(0, 1) }, after(0, 1), false],
    ['is true for a guarded level a moment before the idle limit', guarded, after(idle, -1), true],
    ['is false for a guarded level at the idle limit', guarded, after(idle), false],
    ['is true for a guarded level a moment before its week has passed', { ...guarded, lastSeenAt: after(7) }, after(7, -1), true],
    ['is false for a guarded level after its week', { ...guarded, lastSeenAt: after(7) }, after(7), false],
    [
      'is true for a guarded level past its week when the password was entered again since',
      { ...guarded, authenticatedAt: after(6), lastSeenAt: after(8) },
      after(8),
      true,
    ],
    ['is false once revoked', { ...session, revokedAt: start }, start, false],
  ])('%s', (_, given, now, live) => expect(isSessionLive(given, now)).toBe(live));
});

describe('isFormerTokenGood', () => {
  it.each([
    ['when it was never renewed', null, start, false],
    ['at the renewal', start, start, true],
    ['a moment before its end', start, after(0, FORMER_TOKEN_MS - 1), true],
    ['at its expiry', start, after(0, FORMER_TOKEN_MS), false],
  ])('decides on the former token %s', (_, renewedAt, now, good) => expect(isFormerTokenGood(renewedAt, now)).toBe(good));
});
