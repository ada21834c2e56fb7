import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import {
  addScheduleForm,
  addScheduleInput,
  approveScheduleForm,
  paidScheduleForm,
  paidScheduleInput,
  revokeScheduleForm,
  unpaidScheduleForm,
  unpaidScheduleInput,
} from './paymentScheduleForm.ts';

describe('payment schedule forms', () => {
  test('parse a new entry', () => {
    expect(addScheduleForm.parse({ invoiceId: '7', scheduleDate: '2025-11-17', price: '₱1,500.50' })).toEqual({
      invoiceId: 7,
      scheduleDate: new Date('2025-11-16T16:00:00Z'),
      price: 1500,
    });
    expect(addScheduleForm.parse({ invoiceId: 7, scheduleDate: '2025-11-17' }).price).toBe(0);
    expect(fieldErrors(addScheduleForm, {})).toEqual({ invoiceId: 'Invoice is required', scheduleDate: 'Schedule date is required' });
  });

  test('accept a price and no platform for an unpaid entry, and a platform and no price for a paid one', () => {
    const values = { scheduleDate: '2025-11-17', price: '100', paymentPlatform: ' GCash ' };
    const scheduleDate = new Date('2025-11-16T16:00:00Z');
    expect(unpaidScheduleForm.parse(values)).toEqual({ scheduleDate, price: 100 });
    expect(paidScheduleForm.parse(values)).toEqual({ scheduleDate, paymentPlatform: 'gcash' });
    expect(fieldErrors(unpaidScheduleForm, {})).toEqual({ scheduleDate: 'Schedule date is required' });
    expect(fieldErrors(paidScheduleForm, { scheduleDate: 'soon', paymentPlatform: '' })).toEqual({
      scheduleDate: 'Schedule date is not valid',
      paymentPlatform: 'Payment platform is required',
    });
  });

  test.each([
    [undefined, 'N/A'],
    [null, 'N/A'],
    ['  ', 'N/A'],
    [' INV-1 ', 'INV-1'],
  ])('send for an approval with external invoice %j the value %s', (externalInvoiceId, expected) => {
    expect(approveScheduleForm.parse({ paymentPlatform: 'Maya', externalInvoiceId }).externalInvoiceId).toBe(expected);
  });

  test('require a platform for an approval, and limit the length of the invoice', () => {
    expect(fieldErrors(approveScheduleForm, { externalInvoiceId: 'x'.repeat(101) })).toEqual({
      paymentPlatform: 'Payment platform is required',
      externalInvoiceId: 'External invoice is too long',
    });
  });

  test('reject a sent price that is not an amount, where a typed one is 0', () => {
    const sent = { invoiceId: 7, scheduleDate: '2025-11-17' };
    expect(addScheduleForm.parse({ ...sent, price: 'free' }).price).toBe(0);
    expect(fieldErrors(addScheduleInput, { ...sent, price: 'free' })).toEqual({ price: 'Price must be in whole pesos, such as 9,999.' });
    expect(fieldErrors(addScheduleInput, { ...sent, price: -1 })).toEqual({ price: 'Price cannot be below zero.' });
    expect(fieldErrors(addScheduleInput, { ...sent, price: 0.5 })).toEqual({ price: 'Price must be in whole pesos, such as 9,999.' });
    expect(addScheduleInput.parse({ ...sent, price: 2_147_483_647 }).price).toBe(2_147_483_647);
    expect(fieldErrors(addScheduleInput, { ...sent, price: 2_147_483_648 })).toEqual({ price: 'Price can be at most ₱2,147,483,647.00.' });
  });

  test.each([
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
  ])('the day %s is accepted: %s', (scheduleDate, accepted) => {
    expect(unpaidScheduleInput.safeParse({ scheduleDate }).success).toBe(accepted);
    expect(unpaidScheduleForm.safeParse({ scheduleDate, price: 1 }).success).toBe(accepted);
  });

  test('keep what a program leaves out', () => {
    expect(unpaidScheduleInput.parse({})).toEqual({});
    expect(paidScheduleInput.parse({ paymentPlatform: 'Maya', price: null })).toEqual({ paymentPlatform: 'maya', price: null });
  });

  test('read what was received', () => {
    const paidOn = new Date('2025-11-16T16:00:00Z');
    const typed = { transactionId: ' GC 123 ', amount: '2,000', paidOn: '2025-11-17', reason: ' Late ' };
    expect(approveScheduleForm.parse({ paymentPlatform: 'gcash', ...typed })).toEqual({
      paymentPlatform: 'gcash',
      externalInvoiceId: 'N/A',
      transactionId: 'GC 123',
      amount: 2000,
      paidOn,
      reason: 'Late',
    });
    expect(approveScheduleForm.parse({ paymentPlatform: 'gcash' })).toMatchObject({
      transactionId: null,
      amount: null,
      paidOn: null,
      reason: null,
    });
    expect(fieldErrors(approveScheduleForm, { paymentPlatform: 'bitcoin', amount: 0 })).toEqual({
      paymentPlatform: 'Payment platform is not valid',
      amount: 'Amount must be at least ₱1.00.',
    });
  });

  test('require a reason to revoke a payment', () => {
    expect(fieldErrors(revokeScheduleForm, { remarks: ' ' })).toEqual({ remarks: 'Remarks is required' });
    expect(revokeScheduleForm.parse({ remarks: 'Bounced' })).toEqual({ remarks: 'Bounced' });
  });
});
