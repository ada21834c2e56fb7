import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { enrolUserForm, manualSubscribeForm } from './enrolUserForm.ts';
import { confirmEnrolment, subscriptionTab } from './enrolment.ts';

const rest = { coupon: '', renew: false, firstPayment: null };

describe('enrolUserForm', () => {
  const filled = { batchId: '3', accessLevelNames: ['member'], funnelDetails: [{ funnelId: '1', paymentTermId: 2 }] };

  test('reads numbers from inputs', () => {
    expect(enrolUserForm.parse(filled)).toEqual({
      batchId: 3,
      accessLevelNames: ['member'],
      funnelDetails: [{ funnelId: 1, paymentTermId: 2, startByDays: null, validityByDays: undefined, ...rest }],
    });
    expect(enrolUserForm.parse({ ...filled, accessLevelNames: undefined }).accessLevelNames).toEqual([]);
  });

  test('tells an absent validity, which is the funnel’s, from a blank one', () => {
    const read = (more: object) => enrolUserForm.parse({ ...filled, funnelDetails: [{ funnelId: 1, ...more }] }).funnelDetails[0];
    expect(read({})).toEqual({ funnelId: 1, paymentTermId: null, startByDays: null, validityByDays: undefined, ...rest });
    expect(read({ validityByDays: null, coupon: ' payday ', renew: true })).toMatchObject({
      validityByDays: null,
      coupon: 'payday',
      renew: true,
    });
  });

  test.each(['Select an Option', '', undefined, null])('rejects the batch %j', (batchId) => {
    expect(fieldErrors(enrolUserForm, { ...filled, batchId })).toEqual({ batchId: 'Batch is required' });
  });

  test.each([[[]], [undefined], [null], ['1']])('requires at least one funnel: %j', (funnelDetails) => {
    expect(fieldErrors(enrolUserForm, { ...filled, funnelDetails })).toEqual({ funnelDetails: 'Please select atleast one funnel!' });
  });

  test('accepts at most a hundred funnels', () => {
    const funnels = Array.from({ length: 101 }, () => ({ funnelId: 1, paymentTermId: 2 }));
    expect(fieldErrors(enrolUserForm, { ...filled, funnelDetails: funnels.slice(1) })).toBeUndefined();
    expect(fieldErrors(enrolUserForm, { ...filled, funnelDetails: funnels })).toEqual({ funnelDetails: 'Funnels is not valid' });
  });

  test('reports the missing value of a list item', () => {
    expect(fieldErrors(enrolUserForm, { ...filled, accessLevelNames: [''], funnelDetails: [{}] })).toEqual({
      'accessLevelNames.0': 'Access level is required',
      'funnelDetails.0.funnelId': 'Funnel is required',
    });
    expect(fieldErrors(manualSubscribeForm, { funnelDetails: [{ startByDays: 0 }] })).toEqual({
      'funnelDetails.0.id': 'Funnel is required',
    });
  });
});

describe('manualSubscribeForm', () => {
  const funnel = { id: 1, paymentTerm: 2, startByDays: '0', validityByDays: '365' };

  test.each([
    ['365', 365],
    ['', null],
    [null, null],
    [undefined, null],
  ])('parses the validity %j to %j', (validityByDays, expected) => {
    expect(manualSubscribeForm.parse({ funnelDetails: [{ ...funnel, validityByDays }] }).funnelDetails[0]).toEqual({
      id: 1,
      paymentTerm: 2,
      startByDays: 0,
      validityByDays: expected,
      ...rest,
    });
  });

  test.each([
    [{ validityByDays: 0 }, 'funnelDetails.0.validityByDays', 'Validity is too low'],
    [{ startByDays: -61 }, 'funnelDetails.0.startByDays', 'Start is too low'],
    [{ startByDays: 3651 }, 'funnelDetails.0.startByDays', 'Start is too high'],
    [{ startByDays: 'soon' }, 'funnelDetails.0.startByDays', 'Start is not formatted correctly'],
    [{ paymentTerm: 0 }, 'funnelDetails.0.paymentTerm', 'Payment term is too low'],
  ])('rejects %j', (change, field, message) => {
    expect(fieldErrors(manualSubscribeForm, { funnelDetails: [{ ...funnel, ...change }] })).toEqual({ [field]: message });
  });

  test('accepts a start up to 60 days back', () => {
    expect(manualSubscribeForm.parse({ funnelDetails: [{ ...funnel, startByDays: -60 }] }).funnelDetails[0]?.startByDays).toBe(-60);
  });

  test('reads a first payment that was received already', () => {
    const read = (firstPayment: object) => fieldErrors(manualSubscribeForm, { funnelDetails: [{ ...funnel, firstPayment }] });
    expect(read({ paymentPlatform: 'GCash', amount: 2000 })).toBeUndefined();
    expect(read({})).toEqual({ 'funnelDetails.0.firstPayment.paymentPlatform': 'Payment platform is required' });
  });

  test('requires at least one funnel', () => {
    expect(fieldErrors(manualSubscribeForm, { funnelDetails: [] })).toEqual({ funnelDetails: 'Please select atleast one funnel!' });
  });
});

test.each([
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['3', 0],
  ['-1', 0],
  ['1.0', 0],
  ['x', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('the tab for %j is %d', (t, tab) => {
  expect(subscriptionTab(t)).toBe(tab);
});

test('the confirmation before an enrolment names the user', () => {
  expect(confirmEnrolment(7)).toBe('Are you sure to enroll user 7?');
});
