import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { checkoutForm, freeCheckoutForm, TERMS_NEEDED } from './checkoutForm.ts';

const VALUES = {
  paymentTermId: '3',
  coupon: ' early-bird ',
  firstName: ' Maria ',
  lastName: 'Cruz',
  email: ' Maria@Example.com ',
  mobileNumber: '0917 123-4567',
  facebookProfile: '',
  method: 'GCash',
  terms: 'on',
  seenTotal: '9999',
  seenDueToday: '3333',
};

test('reads what people type and paste', () => {
  expect(checkoutForm.parse(VALUES)).toEqual({
    paymentTermId: 3,
    coupon: 'EARLY-BIRD',
    firstName: 'Maria',
    lastName: 'Cruz',
    email: 'maria@example.com',
    mobileNumber: '+639171234567',
    facebookProfile: null,
    method: 'gcash',
    terms: true,
    seenTotal: 9999,
    seenDueToday: 3333,
  });
});

test('blank optional fields are none', () => {
  const { paymentTermId, coupon, seenTotal } = checkoutForm.parse({ ...VALUES, paymentTermId: '', coupon: '', seenTotal: '' });
  expect([paymentTermId, coupon, seenTotal]).toEqual([null, '', null]);
});

describe('errors', () => {
  test.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'maria', 'Enter a valid email address (e.g., juan@example.com)'],
    ['mobileNumber', '', 'Mobile number is required'],
    ['mobileNumber', '123', 'Invalid mobile number!'],
    ['facebookProfile', 'twitter.com/maria', 'Enter a valid fb profile (e.g., facebook.com/[username])'],
    ['method', '', 'Payment method is required'],
    ['method', 'barter', 'Payment method is not valid'],
    ['coupon', 'no spaces', 'A code has 3 to 30 letters, digits, - or _.'],
    ['paymentTermId', 'x', 'Payment term is not formatted correctly'],
    ['terms', undefined, TERMS_NEEDED],
    ['terms', 'off', TERMS_NEEDED],
  ])('%s %j: %s', (field, value, message) => {
    expect(fieldErrors(checkoutForm, { ...VALUES, [field]: value })).toEqual({ [field]: message });
  });
});

test('a free order asks for no payment method', () => {
  expect(freeCheckoutForm.parse({ ...VALUES, method: '' }).method).toBeNull();
});
