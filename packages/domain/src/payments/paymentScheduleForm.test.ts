import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { addScheduleForm, approveScheduleForm, paidScheduleForm, revokeScheduleForm, unpaidScheduleForm } from './paymentScheduleForm.ts';

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
    expect(paidScheduleForm.parse(values)).toEqual({ scheduleDate, paymentPlatform: 'GCash' });
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

  test('require a reason to revoke a payment', () => {
    expect(fieldErrors(revokeScheduleForm, { remarks: ' ' })).toEqual({ remarks: 'Remarks is required' });
    expect(revokeScheduleForm.parse({ remarks: 'Bounced' })).toEqual({ remarks: 'Bounced' });
  });
});
