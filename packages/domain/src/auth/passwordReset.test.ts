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
const asked = { attempts: 0, verifiedAt: null, usedAt: null, expiresAt: resetExpiry(now) };
const after = (ms: number) => new Date(asked.expiresAt.getTime() + ms);

it('a code is good for ten minutes, a link for a first password for a day', () => {
  expect(resetExpiry(now)).toEqual(new Date('2025-11-12T02:10:00.000Z'));
  expect(setPasswordExpiry(now)).toEqual(new Date('2025-11-13T02:00:00.000Z'));
});

describe('a token', () => {
  it.each([
    ['that was never given', null, now, RESET_TOKEN_INVALID],
    ['that was just given', asked, now, null],
    ['in its last millisecond', asked, after(-1), null],
    ['at its end', asked, after(0), RESET_TOKEN_EXPIRED],
    ['that was used', { ...asked, usedAt: now }, now, RESET_TOKEN_INVALID],
    ['that was used and is over', { ...asked, usedAt: now }, after(0), RESET_TOKEN_INVALID],
  ])('%s', (_what, reset, at, problem) => {
    expect(whyNotReset(reset, at)).toBe(problem);
  });

  it.each([
    ['before its code', asked, now, CODE_FIRST],
    ['after its code', { ...asked, verifiedAt: now }, now, null],
    ['after its code and its end', { ...asked, verifiedAt: now }, after(0), RESET_TOKEN_EXPIRED],
    ['that was used', { ...asked, verifiedAt: now, usedAt: now }, now, RESET_TOKEN_INVALID],
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
    expect(judgeOtp({ ...asked, attempts }, false, now)).toEqual({ isValid: false, message });
  });

  it.each([
    [0, true],
    [4, true],
    [5, false],
  ])('that is right after %i wrong ones counts: %s', (attempts, isValid) => {
    expect(judgeOtp({ ...asked, attempts }, true, now)).toEqual({ isValid, message: isValid ? OTP_VALID : OTP_TOO_MANY });
  });

  it.each([
    ['of no request', null],
    ['of one that is over', { ...asked, expiresAt: now }],
    ['of one that was used', { ...asked, usedAt: now }],
  ])('%s is over, right or not', (_what, reset) => {
    for (const matches of [true, false]) expect(judgeOtp(reset, matches, now)).toEqual({ isValid: false, message: OTP_EXPIRED });
  });
});

it.each([
  ['there is no such request', null, false, true],
  ['its time is over', { ...asked, expiresAt: now }, true, true],
  ['too many were tried', { ...asked, attempts: 5 }, true, true],
  ['it was the last try', { ...asked, attempts: 4 }, false, true],
  ['a try is left', { ...asked, attempts: 3 }, false, false],
  ['it is the right one', asked, true, false],
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
