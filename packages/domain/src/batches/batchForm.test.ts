import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { batchForm } from './batchForm.ts';

const batch = { name: ' Batch  21 ', launchFrom: '2026-01-05', launchTo: '2026-02-04' };

describe('batchForm', () => {
  test('reads the days as starts of days in Manila', () => {
    expect(batchForm.parse(batch)).toEqual({
      name: 'Batch 21',
      launchFrom: new Date('2026-01-04T16:00:00Z'),
      launchTo: new Date('2026-02-03T16:00:00Z'),
    });
  });

  test.each([
    [{}, undefined],
    [{ launchTo: '2026-01-05' }, undefined],
    [{ launchTo: '2026-01-04' }, { launchTo: 'The last day cannot be before the first.' }],
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'Name is too long' }],
    [{ launchFrom: '' }, { launchFrom: 'First day is required' }],
    [{ launchFrom: '2026-02-30' }, { launchFrom: expect.any(String) }],
    [{ launchTo: null }, { launchTo: 'Last day is required' }],
  ])('with %j: %j', (more, errors) => expect(fieldErrors(batchForm, { ...batch, ...more })).toEqual(errors));
});
