import { expect, test } from 'vitest';
import { unsubscribeForm, whyNotUnsubscribe } from './unsubscribeForm.ts';

test('the end of a subscription voids what is unpaid, unless it is kept', () => {
  expect(unsubscribeForm.parse({})).toEqual({ keepOwed: false, keepLevel: false, reason: '' });
  expect(unsubscribeForm.parse({ keepOwed: true, keepLevel: null, reason: ' Moved abroad ' })).toEqual({
    keepOwed: true,
    keepLevel: false,
    reason: 'Moved abroad',
  });
});

test('a subscription ends once', () => {
  expect(whyNotUnsubscribe({ unsubscribedAt: null })).toBeNull();
  expect(whyNotUnsubscribe({ unsubscribedAt: new Date('2025-11-17T02:00:00Z') })).toBe('This subscription was ended before.');
});
