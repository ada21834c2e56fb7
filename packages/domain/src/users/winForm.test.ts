import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { winForm } from './winForm.ts';

/** The last minute of 12 November in Manila. */
const form = winForm(new Date('2025-11-12T15:59:59.999Z'));
const WIN = { title: 'First client', achievedOn: '2025-11-12' };

test.each([
  [{}, { title: 'First client', body: '', achievedOn: '2025-11-12', removesPicture: false }],
  [
    { title: ' Portfolio ', body: ' Online ' },
    { title: 'Portfolio', body: 'Online', achievedOn: '2025-11-12', removesPicture: false },
  ],
  [{ removesPicture: true }, { ...WIN, body: '', removesPicture: true }],
])('stores %j as %j', (given, kept) => {
  expect(form.parse({ ...WIN, ...given })).toEqual(kept);
});

test.each([
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ title: 'x'.repeat(121) }, { title: 'Title is too long' }],
  [{ body: 'x'.repeat(2001) }, { body: 'Story is too long' }],
  [{ achievedOn: '' }, { achievedOn: 'Date is required' }],
  [{ achievedOn: undefined }, { achievedOn: 'Date is required' }],
  [{ achievedOn: '2025-11-31' }, { achievedOn: 'Date is not valid' }],
  [{ achievedOn: '2025-11-13' }, { achievedOn: 'Date cannot be in the future' }],
  [{ achievedOn: '1904-12-31' }, { achievedOn: 'Date is not valid' }],
])('rejects %j with %j', (given, errors) => {
  expect(fieldErrors(form, { ...WIN, ...given })).toEqual(errors);
});

test('allows the next day from midnight in Manila', () => {
  expect(fieldErrors(winForm(new Date('2025-11-12T16:00:00Z')), { ...WIN, achievedOn: '2025-11-13' })).toBeUndefined();
});
