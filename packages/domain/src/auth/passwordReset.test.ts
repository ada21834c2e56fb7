import { describe, expect, it } from 'vitest';
import {
  CODE_FIRST,
  isOtpSpent,
  isResetLinkSpent,
  judgeOtp,
  OTP_EXPIRED,
  OTP_TOO_MANY,
  OTP_VALID,
  RESET_TOKEN_EXPIRED,
  RESET_TOKEN_INVALID,
  RESET_TOKEN_REQUIRED,
  resetExpiry,
  setPasswordExpiry,
  whyNotNewPassword,
  whyNotReset,
} from './passwordReset.ts';

const now = new Date('2025-11-12T02:00:00.000Z');
const requested = { attempts: 0, verifiedAt: null, usedAt: null, expiresAt: resetExpiry(now) };
const after = (ms: number) => new Date(requested.expiresAt.getTime() + ms);

it('a code is good for ten minutes, a link for a first password for a day', () => {
  expect(resetExpiry(now)).toEqual(new Date('2025-11-12T02:10:00.000Z'));
  expect(setPasswordExpiry(now)).toEqual(new Date('2025-11-13T02:00:00.000Z'));
});

describe('a token', () => {
  it.each([
    ['that was never given', null, now, RESET_TOKEN_INVALID],
    ['that was just given', requested, now, null],
    ['in its last millisecond', requested, after(-1), null],
    ['at its end', requested, after(0), RESET_TOKEN_EXPIRED],
    ['that was used', { ...requested, usedAt: now }, now, RESET_TOKEN_INVALID],
    ['that was used and is over', { ...requested, usedAt: now }, after(0), RESET_TOKEN_INVALID],
  ])('%s', (_what, reset, at, problem) => {
    expect(whyNotReset(reset, at)).toBe(problem);
  });

  it.each([
    ['before its code', requested, now, CODE_FIRST],
    ['after its code', { ...requested, verifiedAt: now }, now, null],
    ['after its code and its end', { ...requested, verifiedAt: now }, after(0), RESET_TOKEN_EXPIRED],
    ['that was used', { ...requested, verifiedAt: now, usedAt: now }, now, RESET_TOKEN_INVALID],
    ['that was never given', null, now, RESET_TOKEN_INVALID],
  ])('sets a password or not: %s', (_what, reset, at, problem) => {
    expect(whyNotNewPassword(reset, at)).toBe(problem);
  });
});

describe('a code', () => {
  it.each([
    [0, 'That code is not right. 4 tries are left.'],
    [3, 'That code is not right. One try is left.'],
    [4, OTP_TOO_MANY],
    [5, OTP_TOO_MANY],
  ])('that is wrong after %i others', (attempts, message) => {
    expect(judgeOtp({ ...requested, attempts }, false, now)).toEqual({ isValid: false, message });
  });

  it.each([
    [0, true],
    [4, true],
    [5, false],
  ])('that is right after %i wrong ones counts: %s', (attempts, isValid) => {
    expect(judgeOtp({ ...requested, attempts }, true, now)).toEqual({ isValid, message: isValid ? OTP_VALID : OTP_TOO_MANY });
  });

  it.each([
    ['of no request', null],
    ['of one that is over', { ...requested, expiresAt: now }],
    ['of one that was used', { ...requested, usedAt: now }],
  ])('%s is over, right or not', (_what, reset) => {
    for (const matches of [true, false]) expect(judgeOtp(reset, matches, now)).toEqual({ isValid: false, message: OTP_EXPIRED });
  });
});

it.each([
  ['there is no such request', null, false, true],
  ['its time is over', { ...requested, expiresAt: now }, true, true],
  ['too many were tried', { ...requested, attempts: 5 }, true, true],
  ['it was the last try', { ...requested, attempts: 4 }, false, true],
  ['a try is left', { ...requested, attempts: 3 }, false, false],
  ['it is the right one', requested, true, false],
])('only a new code helps when %s: %#', (_why, reset, matches, spent) => {
  expect(isOtpSpent(judgeOtp(reset, matches, now))).toBe(spent);
});

it.each([
  [RESET_TOKEN_REQUIRED, true],
  [RESET_TOKEN_INVALID, true],
  [RESET_TOKEN_EXPIRED, true],
  [CODE_FIRST, false],
  ['Too many attempts. Try again in 12 minutes.', false],
])('that "%s" means that the link is of no use: %s', (error, spent) => {
  expect(isResetLinkSpent(error)).toBe(spent);
});
