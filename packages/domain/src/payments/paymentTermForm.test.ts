import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { MAX_PAYMENTS, paymentTermForm, termOfForm } from './paymentTermForm.ts';

const instalments = { name: '3 monthly payments', kind: 'instalments', count: '3', surcharge: '₱498.00' };

describe('paymentTermForm', () => {
  test('reads instalments as they are typed', () => {
    expect(paymentTermForm.parse({ ...instalments, firstPayment: '1,500', interval: 'half-month', alignment: 'half-month-end' })).toEqual({
      name: '3 monthly payments',
      kind: 'instalments',
      count: 3,
      interval: 'half-month',
      alignment: 'half-month-end',
      firstPayment: 1500,
      surcharge: 498,
    });
  });

  test('drops the values of instalments from a single payment, even invalid ones', () => {
    const typed = { name: 'At once', kind: 'one-time', count: 'many', interval: 'week', firstPayment: '-1' };
    expect(paymentTermForm.parse(typed)).toEqual({
      name: 'At once',
      kind: 'one-time',
      count: 1,
      interval: 'month',
      alignment: 'enrolment-day',
      firstPayment: null,
      surcharge: 0,
    });
  });

  test.each([
    [{ count: '1' }, { count: 'Number of payments is too low' }],
    [{ count: MAX_PAYMENTS + 1 }, { count: 'Number of payments is too high' }],
    [{ count: '' }, { count: 'Number of payments is required' }],
    [{ count: '2.5' }, { count: 'Number of payments is not formatted correctly' }],
    [{ firstPayment: '0' }, { firstPayment: 'First payment must be at least ₱1.00.' }],
    [{ surcharge: '-5' }, { surcharge: 'Surcharge cannot be below zero.' }],
    [{ surcharge: '1000001' }, { surcharge: 'Surcharge can be at most ₱1,000,000.00.' }],
    [{ interval: 'year' }, { interval: 'Interval is not valid' }],
    [{ alignment: 'friday' }, { alignment: 'Due days is not valid' }],
    [{ kind: 'barter' }, { kind: 'Kind is required' }],
    [{ name: ' ' }, { name: 'Name is required' }],
  ])('rejects %j', (change, errors) => expect(fieldErrors(paymentTermForm, { ...instalments, ...change })).toEqual(errors));

  test.each([2, MAX_PAYMENTS])('accepts %i payments', (count) =>
    expect(paymentTermForm.parse({ ...instalments, count }).count).toBe(count),
  );
});

describe('termOfForm', () => {
  test('has the fields of its kind', () => {
    expect(termOfForm(paymentTermForm.parse({ name: 'At once', kind: 'one-time', surcharge: 10 }))).toEqual({
      kind: 'one-time',
      surcharge: 10,
    });
    expect(termOfForm(paymentTermForm.parse(instalments))).toEqual({
      kind: 'instalments',
      count: 3,
      interval: 'month',
      alignment: 'enrolment-day',
      firstPayment: null,
      surcharge: 498,
    });
  });
});
