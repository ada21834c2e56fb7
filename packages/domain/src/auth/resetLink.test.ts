import { describe, expect, it } from 'vitest';
import { readResetLink, resetPath } from './resetLink.ts';

const link = { id: 7, token: 'k3_-Az09k3_-Az09', email: 'juan+atlas@example.com', otp: 123_456 };

describe('the reset link', () => {
  it.each([
    ['with its code', link],
    ['without a code', { ...link, otp: null }],
    ['with the maximum id', { ...link, id: 2_147_483_647 }],
  ])('round-trips %s', (_what, given) => {
    expect(readResetLink(resetPath(given).slice('/reset-password'.length))).toEqual(given);
  });

  it('encodes code and id in base64url', () => {
    expect(resetPath({ ...link, token: 'abc' })).toBe(
      '/reset-password?userId=7&resetToken=abc&email=juan%2Batlas%40example.com&extraData=MTIzNDU2&extraData2=Nw',
    );
  });

  it.each([
    ['nothing', ''],
    ['no token', '?userId=7&email=a@b.co'],
    ['no request', '?resetToken=abc&email=a@b.co'],
    ['a request id that is not a number', '?userId=7x&resetToken=abc'],
    ['request 0', '?userId=0&resetToken=abc'],
  ])('is rejected with %s', (_what, search) => {
    expect(readResetLink(search)).toBeNull();
  });

  it.each([
    ['invalid base64', '%%%', 'Nw'],
    ['too few digits', btoa('12345'), 'Nw'],
    ['too many digits', btoa('1234567'), 'Nw'],
    ['letters', btoa('abcdef'), 'Nw'],
    ['the code of another request', 'MTIzNDU2', btoa('8')],
    ['a code without its request', 'MTIzNDU2', ''],
  ])('carries no code with %s', (_what, extraData, extraData2) => {
    const search = new URLSearchParams({ userId: '7', resetToken: 'abc', extraData, extraData2 }).toString();
    expect(readResetLink(search)).toEqual({ id: 7, token: 'abc', email: '', otp: null });
  });
});
