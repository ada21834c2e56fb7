import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/index.ts';
import { reminderHoldForm } from './reminderHoldForm.ts';

test.each([
  [
    { reason: ' Called us ', until: '2025-11-17' },
    { reason: 'Called us', until: new Date('2025-11-16T16:00:00Z') },
  ],
  [
    { reason: 'Called us', until: '' },
    { reason: 'Called us', until: null },
  ],
  [{ reason: 'Called us' }, { reason: 'Called us', until: null }],
  [
    { reason: 'Called us', until: null },
    { reason: 'Called us', until: null },
  ],
])('%j', (values, parsed) => {
  expect(reminderHoldForm.parse(values)).toEqual(parsed);
});

test.each([
  [{ reason: '' }, 'reason'],
  [{ reason: 'x'.repeat(1001) }, 'reason'],
  [{ reason: 'Called us', until: '2025-02-30' }, 'until'],
])('rejects %j', (values, field) => {
  expect(Object.keys(fieldErrors(reminderHoldForm, values) ?? {})).toEqual([field]);
});
