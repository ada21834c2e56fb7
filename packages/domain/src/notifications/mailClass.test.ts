import { expect, test } from 'vitest';
import { NOTIFICATION_KINDS, type NotificationKind } from './kinds.ts';
import { isHeldAtNight, LIMITED_BY_IMPORTANCE, mailClass, type MailClass } from './mailClass.ts';
import { type MailName, MAILS } from './mails.ts';

const EXPECTED: Record<NotificationKind, MailClass> = {
  'payment-due': 'limited',
  'payment-overdue': 'limited',
  'payment-approved': 'result',
  'payment-rejected': 'result',
  refund: 'result',
  enrolment: 'result',
  'membership-expiring': 'limited',
  'move-up': 'result',
  'event-reminder': 'appointment',
  'check-in': 'limited',
  group: 'limited',
  commission: 'limited',
  'new-content': 'limited',
  announcement: 'limited',
  'staff-task': 'limited',
};

test.each(NOTIFICATION_KINDS.map(({ kind }) => kind))('a notification of kind %s has its class', (kind) => {
  expect(mailClass('notification', kind)).toBe(EXPECTED[kind]);
});

test('the daily news and announcements are limited, and only they and single notifications are not about the account', () => {
  expect(['dailyNews', 'announcement'].map((name) => mailClass(name as MailName, null))).toEqual(['limited', 'limited']);
  const others = (Object.keys(MAILS) as MailName[]).filter((name) => mailClass(name, null) !== 'account');
  expect(others).toEqual(['notification', 'dailyNews', 'announcement']);
});

test.each([
  ['account', false],
  ['appointment', false],
  ['result', true],
  ['limited', true],
] as const)('emails of class %s are held at night: %s', (of, isHeld) => {
  expect(isHeldAtNight(of)).toBe(isHeld);
});

test('overdue payments go first, and everything ordered is limited', () => {
  expect(LIMITED_BY_IMPORTANCE).toEqual(['payment-overdue', 'payment-due', 'membership-expiring']);
  expect(LIMITED_BY_IMPORTANCE.map((kind) => mailClass('notification', kind))).toEqual(['limited', 'limited', 'limited']);
});
