import { expect, test } from 'vitest';
import { paymentStanding, seesPaymentStanding } from './paymentStanding.ts';
import { paymentStatusText } from './paymentStatusText.ts';

const now = new Date('2025-11-17T02:00:00Z');

test.each([
  [[], 'paid'],
  [['2025-11-16T16:00:00Z'], 'paid'],
  [['2025-11-16T15:59:59.999Z'], 'overdue'],
  [['2025-12-01T00:00:00Z', '2025-11-01T00:00:00Z'], 'overdue'],
  [['no date'], 'overdue'],
])('with unpaid entries for %j the standing is %s', (dates, standing) => {
  expect(
    paymentStanding(
      dates.map((date) => ({ scheduleDate: new Date(date) })),
      now,
    ),
  ).toBe(standing);
});

test('a paid entry reads paid whenever it was due', () => {
  expect(paymentStatusText({ status: 'Paid', scheduleDate: new Date('2020-01-01') }, now)).toBe('paid');
  expect(paymentStatusText({ status: 'Paid', scheduleDate: new Date(Number.NaN) }, now)).toBe('paid');
  expect(paymentStatusText({ status: 'Unpaid', scheduleDate: new Date('2020-01-01') }, now)).toBe('overdue');
  expect(() => paymentStatusText({ status: 'Unpaid', scheduleDate: new Date(Number.NaN) }, now)).toThrow(RangeError);
});

test.each([
  ['head-coach', true],
  ['coach', false],
  ['team-lead', false],
  ['member', false],
] as const)('%s sees payment standings: %s', (role, sees) => {
  expect(seesPaymentStanding(role)).toBe(sees);
});
