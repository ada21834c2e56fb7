import { expect, it } from 'vitest';
import { CONFIRMATION_INVALID, confirmationExpiry, confirmPath, staffChangeExpiry, whyNotConfirmed } from './emailConfirmation.ts';

const now = new Date('2025-11-12T02:00:00.000Z');
const sent = { confirmedAt: null, expiresAt: confirmationExpiry(now) };

it('a link is valid for three days', () => {
  expect(sent.expiresAt).toEqual(new Date('2025-11-15T02:00:00.000Z'));
});

it('a link for a change requested by staff is valid for 24 hours', () => {
  expect(staffChangeExpiry(now)).toEqual(new Date('2025-11-13T02:00:00.000Z'));
});

it.each([
  ['rejects a link that was never sent', null, now, CONFIRMATION_INVALID],
  ['accepts a link that was just sent', sent, now, null],
  ['accepts a link in its last millisecond', sent, new Date(sent.expiresAt.getTime() - 1), null],
  ['rejects a link at its expiry', sent, sent.expiresAt, CONFIRMATION_INVALID],
  ['accepts a link that was opened before', { ...sent, confirmedAt: now }, now, null],
  ['accepts an expired link that was opened in time', { ...sent, confirmedAt: now }, sent.expiresAt, null],
])('%s', (_what, confirmation, at, problem) => {
  expect(whyNotConfirmed(confirmation, at)).toBe(problem);
});

it('the link leads to the login page', () => {
  expect(confirmPath('a_b-c')).toBe('/login?confirm=a_b-c');
});
