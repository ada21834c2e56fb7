import { expect, test } from 'vitest';
import { DAILY_KINDS, isNotificationKind, isUrgentKind, NOTIFICATION_KINDS } from './kinds.ts';

test('each kind has a unique name and label, and is mailed on its own or in the daily digest', () => {
  for (const part of ['kind', 'label'] as const) {
    const values = NOTIFICATION_KINDS.map((one) => one[part]);
    expect(new Set(values).size).toBe(values.length);
  }
  expect(NOTIFICATION_KINDS.filter(({ kind }) => isUrgentKind(kind)).map(({ kind }) => kind)).toEqual([
    'payment-due',
    'payment-overdue',
    'payment-approved',
    'payment-rejected',
    'refund',
    'enrolment',
    'membership-expiring',
    'move-up',
    'event-reminder',
    'announcement',
  ]);
  expect(DAILY_KINDS).toHaveLength(NOTIFICATION_KINDS.length - 10);
});

test.each([
  ['payment-due', true],
  ['daily', false],
  ['', false],
  ['toString', false],
])('%j is a kind: %s', (text, is) => {
  expect(isNotificationKind(text)).toBe(is);
});
