import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { enrolUserForm, manualSubscribeForm } from './enrolUserForm.ts';
import { confirmEnrolment, subscriptionTab } from './enrolment.ts';

describe('enrolUserForm', () => {
  const filled = { batchId: '3', accessLevelNames: ['member'], funnelDetails: [{ funnelId: '1', paymentTermId: 2 }] };

  test('reads numbers from inputs', () => {
    expect(enrolUserForm.parse(filled)).toEqual({
      batchId: 3,
      accessLevelNames: ['member'],
      funnelDetails: [{ funnelId: 1, paymentTermId: 2 }],
    });
    expect(enrolUserForm.parse({ ...filled, accessLevelNames: undefined }).accessLevelNames).toEqual([]);
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
      'funnelDetails.0.paymentTermId': 'Payment term is required',
    });
    expect(fieldErrors(manualSubscribeForm, { funnelDetails: [{ startByDays: 0 }] })).toEqual({
      'funnelDetails.0.id': 'Funnel is required',
      'funnelDetails.0.paymentTerm': 'Payment term is required',
    });
  });

  test('requires a payment term for every funnel', () => {
    expect(fieldErrors(enrolUserForm, { ...filled, funnelDetails: [{ funnelId: 1, paymentTermId: 2 }, { funnelId: 1 }] })).toEqual({
      'funnelDetails.1.paymentTermId': 'Payment term is required',
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
    });
  });

  test.each([
    [{ validityByDays: 0 }, 'funnelDetails.0.validityByDays', 'Validity is too low'],
    [{ startByDays: -1 }, 'funnelDetails.0.startByDays', 'Start is too low'],
    [{ startByDays: 3651 }, 'funnelDetails.0.startByDays', 'Start is too high'],
    [{ startByDays: '' }, 'funnelDetails.0.startByDays', 'Start is required'],
  ])('rejects %j', (change, field, message) => {
    expect(fieldErrors(manualSubscribeForm, { funnelDetails: [{ ...funnel, ...change }] })).toEqual({ [field]: message });
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
