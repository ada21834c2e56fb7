import { expect, test } from 'vitest';
import { ATTEMPT_STATES } from './attemptStates.ts';
import { type BegunPayment, payerNotice } from './payerNotice.ts';

const BEGUN: BegunPayment = { state: 'open', isKept: false, back: null };

test.each<[string, Partial<BegunPayment>, ReturnType<typeof payerNotice>]>([
  ['before the page of the provider', {}, null],
  ['after it', { back: 'paid' }, 'checking'],
  ['after it, while it is not known whether it was begun', { back: 'paid', state: 'unsure' }, 'checking'],
  ['paid, before the order is read again', { back: 'paid', state: 'paid' }, 'checking'],
  ['after a page that ended', { back: 'paid', state: 'ended' }, 'returned'],
  ['after turning back', { back: 'cancelled' }, 'returned'],
  ['money that staff decide about', { isKept: true, state: 'paid' }, 'kept'],
  ['such money, after the page', { isKept: true, state: 'paid', back: 'paid' }, 'kept'],
])('%s', (_case, changes, expected) => {
  expect(payerNotice({ ...BEGUN, ...changes })).toBe(expected);
});

test('without a payment there is none', () => {
  expect(payerNotice(null)).toBeNull();
});

test('coming back from a payment always says something', () => {
  const notices = ATTEMPT_STATES.map(({ value: state }) => payerNotice({ state, isKept: false, back: 'paid' }));
  expect(notices).not.toContain(null);
});
