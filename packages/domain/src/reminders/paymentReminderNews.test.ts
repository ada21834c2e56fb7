import { expect, test } from 'vitest';
import { newsSchema } from '../notifications/index.ts';
import { paymentReminderNews } from './paymentReminderNews.ts';

const TODAY = '2025-11-18';
const payment = (scheduleDate: string, more = {}) => ({ product: 'Freelancing Course', centavos: 349_900, scheduleDate, ...more });
const HELP = 'Already paid? Send your receipt from this page. If you need more time, message us.';

test.each([
  ['2025-11-25', 'payment-due', 'A payment is due on Tuesday, November 25', 'is due on Tuesday, November 25.'],
  ['2025-11-21', 'payment-due', 'A payment is due on Friday, November 21', 'is due on Friday, November 21.'],
  ['2025-11-19', 'payment-due', 'A payment is due on Wednesday, November 19', 'is due on Wednesday, November 19.'],
  ['2025-11-18', 'payment-due', 'A payment is due on Tuesday, November 18', 'is due on Tuesday, November 18.'],
  [
    '2025-11-17',
    'payment-overdue',
    'Your payment was due on Monday, November 17',
    'was due on Monday, November 17. Please pay by Monday, December 1 to keep your access.',
  ],
  [
    '2025-11-04',
    'payment-overdue',
    'Your payment was due on Tuesday, November 4',
    'was due on Tuesday, November 4. Please pay by Tuesday, November 18 to keep your access.',
  ],
  ['2025-11-03', 'payment-overdue', 'Your payment was due on Monday, November 3', 'was due on Monday, November 3.'],
])('a payment of %s', (day, kind, title, text) => {
  expect(paymentReminderNews([payment(day)], TODAY, 14)).toEqual({
    kind,
    title,
    body: `Your payment of ₱3,499.00 for Freelancing Course ${text} ${HELP}`,
  });
});

test('several payments are listed, and are overdue when one is', () => {
  const due = [payment('2025-11-18'), payment('2025-11-21', { product: 'Mastermind', centavos: 100_050 })];
  expect(paymentReminderNews(due, TODAY, 14)).toEqual({
    kind: 'payment-due',
    title: '2 payments are due soon',
    body: [
      '₱4,499.50 in all:',
      '₱3,499.00 for Freelancing Course, due on Tuesday, November 18',
      '₱1,000.50 for Mastermind, due on Friday, November 21',
      HELP,
    ].join('\n'),
  });
  const overdue = paymentReminderNews([payment('2025-11-15'), ...due], TODAY, 14);
  expect([overdue.kind, overdue.title]).toEqual(['payment-overdue', '3 payments need your attention']);
  expect(overdue.body).toContain('\n₱3,499.00 for Freelancing Course, was due on Saturday, November 15\n');
  expect(overdue.body).toContain('Please pay by Saturday, November 29 to keep your access.');
});

test('a message with very many payments fits into a notification', () => {
  const many = Array.from({ length: 40 }, () => payment('2025-11-21', { product: 'x'.repeat(150) }));
  const { title, body } = paymentReminderNews(many, TODAY, 14);
  expect(body).toContain('and 32 more');
  expect(newsSchema.safeParse({ title, body, path: null }).success).toBe(true);
});

test.each([[[]], [[payment('soon')]]])('throws for %j', (payments) => {
  expect(() => paymentReminderNews(payments, TODAY, 14)).toThrow(RangeError);
});
