import { describe, expect, it } from 'vitest';
import { impersonationEnd, impersonationForm, isImpersonationLive, minutesLeft } from './impersonation.ts';

const now = new Date('2025-11-12T02:00:00.000Z');
const until = impersonationEnd(now);

it('lasts half an hour', () => {
  expect(until).toEqual(new Date('2025-11-12T02:30:00.000Z'));
});

describe('an impersonation', () => {
  const one = { until, role: 'admin', held: ['member'] } as const;
  it.each([
    ['at its start', one, now, true],
    ['in its last millisecond', one, new Date(until.getTime() - 1), true],
    ['at its end', one, until, false],
    ['once whoever started it lost their level', { ...one, role: null }, now, false],
    ['once whoever started it stands lower', { ...one, role: 'success-manager' as const }, now, false],
    ['of somebody who became an administrator', { ...one, held: ['member', 'admin'] as const }, now, false],
    ['of somebody who has no level any more', { ...one, held: [] }, now, false],
    ['of staff below', { ...one, held: ['tribe-team-fa'] as const }, now, true],
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
])('after %i ms %i minutes are left', (ms, left) => {
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
])('the reason %j is read as %j', (reason, read) => {
  const parsed = impersonationForm.safeParse({ reason });
  expect(parsed.success ? parsed.data.reason : null).toBe(read);
});
