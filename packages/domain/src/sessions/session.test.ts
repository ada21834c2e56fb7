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
    ['at its start', session, start, true],
    ['a moment before it has idled too long', session, after(SESSION_IDLE_DAYS, -1), true],
    ['when it has idled too long', session, after(SESSION_IDLE_DAYS), false],
    ['a moment before its end', { ...session, lastSeenAt: after(29) }, after(30, -1), true],
    ['at its end', { ...session, lastSeenAt: after(29) }, after(30), false],
    ['while somebody impersonates the person', { ...session, impersonatesUntil: after(0, 1) }, start, true],
    ['when the time for that is over', { ...session, impersonatesUntil: after(0, 1) }, after(0, 1), false],
    ['of a guarded level a moment before it has idled too long', guarded, after(idle, -1), true],
    ['of a guarded level when it has idled too long', guarded, after(idle), false],
    ['of a guarded level a moment before its week is over', { ...guarded, lastSeenAt: after(7) }, after(7, -1), true],
    ['of a guarded level when its week is over', { ...guarded, lastSeenAt: after(7) }, after(7), false],
    [
      'of a guarded level a week after the password was typed again',
      { ...guarded, authenticatedAt: after(6), lastSeenAt: after(8) },
      after(8),
      true,
    ],
    ['once revoked', { ...session, revokedAt: start }, start, false],
  ])('%s', (_, given, now, live) => expect(isSessionLive(given, now)).toBe(live));
});

describe('isFormerTokenGood', () => {
  it.each([
    ['of a token that was never renewed', null, start, false],
    ['at the renewal', start, start, true],
    ['a moment before its end', start, after(0, FORMER_TOKEN_MS - 1), true],
    ['at its end', start, after(0, FORMER_TOKEN_MS), false],
  ])('decides about the former token %s', (_, renewedAt, now, good) => expect(isFormerTokenGood(renewedAt, now)).toBe(good));
});
