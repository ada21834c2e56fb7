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

it('a code is valid for ten minutes, a link for a first password for a day', () => {
  expect(resetExpiry(now)).toEqual(new Date('2025-11-12T02:10:00.000Z'));
  expect(setPasswordExpiry(now)).toEqual(new Date('2025-11-13T02:00:00.000Z'));
});

describe('whyNotReset and whyNotNewPassword', () => {
  it.each([
    ['rejects a token that was never issued', null, now, RESET_TOKEN_INVALID],
    ['accepts a token that was just issued', requested, now, null],
    ['accepts a token in its last millisecond', requested, after(-1), null],
    ['rejects a token at its expiry', requested, after(0), RESET_TOKEN_EXPIRED],
    ['rejects a used token', { ...requested, usedAt: now }, now, RESET_TOKEN_INVALID],
    ['rejects a used, expired token as used', { ...requested, usedAt: now }, after(0), RESET_TOKEN_INVALID],
  ])('%s', (_what, reset, at, problem) => {
    expect(whyNotReset(reset, at)).toBe(problem);
  });

  it.each([
    ['requires the code first', requested, now, CODE_FIRST],
    ['accepts the password after the code', { ...requested, verifiedAt: now }, now, null],
    ['rejects the password after the expiry', { ...requested, verifiedAt: now }, after(0), RESET_TOKEN_EXPIRED],
    ['rejects the password for a used token', { ...requested, verifiedAt: now, usedAt: now }, now, RESET_TOKEN_INVALID],
    ['rejects the password for a token that was never issued', null, now, RESET_TOKEN_INVALID],
  ])('%s', (_what, reset, at, problem) => {
    expect(whyNotNewPassword(reset, at)).toBe(problem);
  });
});

describe('judgeOtp', () => {
  it.each([
    [0, 'That code is not right. 4 tries are left.'],
    [3, 'That code is not right. One try is left.'],
    [4, OTP_TOO_MANY],
    [5, OTP_TOO_MANY],
  ])('rejects a wrong code after %i others: %s', (attempts, message) => {
    expect(judgeOtp({ ...requested, attempts }, false, now)).toEqual({ isValid: false, message });
  });

  it.each([
    [0, true],
    [4, true],
    [5, false],
  ])('accepts a right code after %i wrong ones: %s', (attempts, isValid) => {
    expect(judgeOtp({ ...requested, attempts }, true, now)).toEqual({ isValid, message: isValid ? OTP_VALID : OTP_TOO_MANY });
  });

  it.each([
    ['reports a code without a request as expired', null],
    ['reports a code of an expired request as expired', { ...requested, expiresAt: now }],
    ['reports a code of a used request as expired', { ...requested, usedAt: now }],
  ])('%s, right or wrong', (_what, reset) => {
    for (const matches of [true, false]) expect(judgeOtp(reset, matches, now)).toEqual({ isValid: false, message: OTP_EXPIRED });
  });
});

it.each([
  ['the request does not exist', null, false, true],
  ['the request expired', { ...requested, expiresAt: now }, true, true],
  ['too many were tried', { ...requested, attempts: 5 }, true, true],
  ['it was the last try', { ...requested, attempts: 4 }, false, true],
  ['a try is left', { ...requested, attempts: 3 }, false, false],
  ['it is the right one', requested, true, false],
])('isOtpSpent when %s: %#', (_why, reset, matches, spent) => {
  expect(isOtpSpent(judgeOtp(reset, matches, now))).toBe(spent);
});

it.each([
  [RESET_TOKEN_REQUIRED, true],
  [RESET_TOKEN_INVALID, true],
  [RESET_TOKEN_EXPIRED, true],
  [CODE_FIRST, false],
  ['Too many attempts. Try again in 12 minutes.', false],
])('isResetLinkSpent for "%s": %s', (error, spent) => {
  expect(isResetLinkSpent(error)).toBe(spent);
});
