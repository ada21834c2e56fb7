import { describe, expect, test } from 'vitest';
import { editableFields } from './editableFields.ts';
import { newSchedule } from './newSchedule.ts';
import { parsePrice } from './parsePrice.ts';
import type { PaymentStatus } from './paymentStatus.ts';
import { paymentTone } from './paymentTone.ts';
import { unpaidStatusText } from './unpaidStatusText.ts';

const NOW = new Date('2025-11-17T02:00:00Z');

describe('an unpaid entry', () => {
  test.each([
    ['2025-11-16T15:59:59.999Z', 'overdue', 'red'],
    ['2025-11-16T16:00:00.000Z', 'due today', 'yellow'],
    ['2025-11-17T15:59:59.999Z', 'due today', 'yellow'],
    ['2025-11-17T16:00:00.000Z', 'due tomorrow', 'yellow'],
    ['2025-11-18T16:00:00.000Z', 'due in 2 days', 'yellow'],
    ['2025-11-23T15:59:59.999Z', 'due in 6 days', 'yellow'],
    ['2025-11-23T16:00:00.000Z', 'due in 7 days', 'blue'],
    ['2025-12-16T15:59:59.999Z', 'due in 29 days', 'blue'],
    ['2025-12-16T16:00:00.000Z', 'due in 30 days', 'plain'],
    ['2020-01-01T00:00:00.000Z', 'overdue', 'red'],
  ])('due on %s is %s and %s', (date, text, tone) => {
    const scheduleDate = new Date(date);
    expect(unpaidStatusText(scheduleDate, NOW)).toBe(text);
    expect(paymentTone({ status: 'Unpaid', scheduleDate }, NOW)).toBe(tone);
    expect(paymentTone({ status: 'Paid', scheduleDate }, NOW)).toBe('green');
  });

  test('with an invalid date has no text and a plain badge', () => {
    expect(() => unpaidStatusText(new Date(Number.NaN), NOW)).toThrow(RangeError);
    expect(() => unpaidStatusText(NOW, new Date(Number.NaN))).toThrow(RangeError);
    expect(paymentTone({ status: 'Unpaid', scheduleDate: new Date(Number.NaN) }, NOW)).toBe('plain');
  });
});

describe('parsePrice', () => {
  test.each([
    ['3499', 3499],
    ['₱3,499.75', 3499],
    [' 3 499 ', 3499],
    [3499.99, 3499],
    [0, 0],
    ['', 0],
    ['abc', 0],
    ['12abc', 0],
    ['-5', 0],
    [-5, 0],
    ['.5', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    ['9007199254740992', 0],
    [1e21, 0],
    [null, 0],
    [undefined, 0],
    [['5'], 0],
  ])('parses %j to %d', (typed, price) => {
    expect(parsePrice(typed)).toBe(price);
  });
});

test('newSchedule is due today in Manila, at price 0', () => {
  expect(newSchedule(new Date('2025-11-17T15:59:59.999Z'))).toEqual({ scheduleDate: new Date('2025-11-16T16:00:00Z'), price: 0 });
  expect(newSchedule(new Date('2025-11-17T16:00:00.000Z'))).toEqual({ scheduleDate: new Date('2025-11-17T16:00:00Z'), price: 0 });
});

test.each([
  ['Unpaid', { price: true, paymentPlatform: false, scheduleDate: true }],
  ['Paid', { price: false, paymentPlatform: true, scheduleDate: true }],
  ['paid', { price: false, paymentPlatform: false, scheduleDate: false }],
])('the editable fields of an entry that is %s are %j', (status, expected) => {
  expect(editableFields(status as PaymentStatus)).toEqual(expected);
});
