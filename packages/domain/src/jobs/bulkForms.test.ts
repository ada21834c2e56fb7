import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { changeExpiryForm } from './bulkForms.ts';

test.each([
  [{ expiresOn: '2026-01-31', reason: 'Typhoon' }, undefined],
  [{ noExpiry: true, reason: 'Alumni' }, undefined],
  [{ noExpiry: true, expiresOn: '', reason: 'Alumni' }, undefined],
  [{ reason: 'Typhoon' }, { expiresOn: 'Expiry is required' }],
  [
    { expiresOn: '', noExpiry: false },
    { expiresOn: 'Expiry is required', reason: 'Reason is required' },
  ],
  [{ expiresOn: '2026-02-30', reason: 'Typhoon' }, { expiresOn: 'Expiry is not valid' }],
])('another expiry for %j has the errors %j', (values, errors) => {
  expect(fieldErrors(changeExpiryForm, values)).toEqual(errors);
});
