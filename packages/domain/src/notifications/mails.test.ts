import { describe, expect, test } from 'vitest';
import { MAILS, mailSubject, sentSubject } from './mails.ts';

const news = { title: 'Your payment was approved', body: '₱3,333.00 for the second instalment.', path: '/account?q=billings' };

describe('the payload of an email', () => {
  test.each([
    ['a path of the site', { path: '/courses/my-courses/136' }],
    ['no path', { path: null }],
    ['a title alone', { body: '' }],
  ])('accepts %s', (_what, change) => {
    const data = { firstName: 'Ana', kind: 'payment-approved', ...news, ...change };
    expect(MAILS.notification.data.parse(data)).toEqual(data);
  });

  test.each([
    ['no title', { title: '' }],
    ['no name', { firstName: '' }],
    ['an unknown kind', { kind: 'payment' }],
    ['another site', { path: '//evil.example' }],
    ['an address', { path: 'https://evil.example' }],
    ['a missing value', { body: undefined }],
  ])('rejects %s', (_what, change) => {
    expect(MAILS.notification.data.safeParse({ firstName: 'Ana', kind: 'payment-approved', ...news, ...change }).success).toBe(false);
  });

  test.each([
    [0, false],
    [1, true],
    [20, true],
    [21, false],
  ])('accepts a daily digest with %i items: %s', (length, taken) => {
    const daily = { firstName: 'Ana', news: Array.from({ length }, () => news), more: 0 };
    expect(MAILS.dailyNews.data.safeParse(daily).success).toBe(taken);
  });
});

test.each([
  [1, 0, 'Your payment was approved'],
  [2, 0, 'Your payment was approved and 1 more'],
  [20, 5, 'Your payment was approved and 24 more'],
])('the subject of %i items and %i more is %s', (length, more, subject) => {
  expect(mailSubject('dailyNews', { firstName: 'Ana', news: Array.from({ length }, () => news), more })).toBe(subject);
});

test('a single notification is its own subject, and a test mail states its purpose', () => {
  expect(mailSubject('notification', { firstName: 'Ana', kind: 'payment-approved', ...news })).toBe('Your payment was approved');
  expect(mailSubject('testMail', { sentAt: '2025-11-12T02:00:00.000Z' })).toBe('Mail from Atlas arrives');
});

test('a code is the beginning of the subject that is sent, and not part of the stored one', () => {
  const reset = { firstName: 'Ana', resetId: 7, linkId: 8 };
  expect(mailSubject('passwordReset', reset)).toBe('Your code for a new password');
  expect(sentSubject('passwordReset', { ...reset, code: '012345', path: '/reset-password' })).toBe('012345 is your Atlas code');
});

test('an announcement is its own subject, and its test is marked as one', () => {
  const data = { firstName: 'Ana', announcementId: 7, title: 'Live on Saturday' };
  expect(mailSubject('announcement', data)).toBe('Live on Saturday');
  expect(mailSubject('announcementTest', data)).toBe('Test: Live on Saturday');
});

test('any other subject is sent as it is stored', () => {
  expect(sentSubject('setPassword', { firstName: 'Ana', resetId: 7, path: '/reset-password' })).toBe('Set your password');
  expect(sentSubject('notification', { firstName: 'Ana', kind: 'payment-approved', ...news })).toBe('Your payment was approved');
});
