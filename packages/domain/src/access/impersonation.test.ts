import { describe, expect, it } from 'vitest';
import { impersonationEnd, impersonationForm, isImpersonationLive, minutesLeft } from './impersonation.ts';

const now = new Date('2025-11-12T02:00:00.000Z');
const until = impersonationEnd(now);

it('lasts half an hour', () => {
  expect(until).toEqual(new Date('2025-11-12T02:30:00.000Z'));
});

describe('isImpersonationLive', () => {
  const one = { until, role: 'admin', held: ['member'] } as const;
  it.each([
    ['is true at the start', one, now, true],
    ['is true in the last millisecond', one, new Date(until.getTime() - 1), true],
    ['is false at the end', one, until, false],
    ['is false once the starting user lost their level', { ...one, role: null }, now, false],
    ['is false once the starting user has a lower role', { ...one, role: 'success-manager' as const }, now, false],
    ['is false once the viewed person became an administrator', { ...one, held: ['member', 'admin'] as const }, now, false],
    ['is false once the viewed person has no level', { ...one, held: [] }, now, false],
    ['is true for staff with a lower role', { ...one, held: ['tribe-team-fa'] as const }, now, true],
  ])('%s', (_what, impersonation, at, goesOn) => {
    expect(isImpersonationLive(impersonation, at)).toBe(goesOn);
  });
});

it.each([
  [0, 30],
  [1, 30],
  [59_999, 30],
  [60_000, 29],
  [29 * 60_000 + 1, 1],
  [30 * 60_000, 0],
  [31 * 60_000, 0],
])('after %i ms, %i minutes are left', (ms, left) => {
  expect(minutesLeft(until, new Date(now.getTime() + ms))).toBe(left);
});

it.each([
  ['  Cannot open her course ', 'Cannot open her course'],
  ['abc', 'abc'],
  ['ab', null],
  ['   a   ', null],
  ['', null],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), null],
])('reads the reason %j as %j', (reason, read) => {
  const parsed = impersonationForm.safeParse({ reason });
  expect(parsed.success ? parsed.data.reason : null).toBe(read);
});
