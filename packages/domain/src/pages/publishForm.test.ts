import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { publishForm } from './publishForm.ts';

describe('publishForm', () => {
  test.each([{}, { at: undefined }, { at: null }, { at: '' }])('%j publishes now', (values) =>
    expect(publishForm.parse(values)).toEqual({ at: null }),
  );

  test('reads a day and time in Manila', () =>
    expect(publishForm.parse({ at: '2026-01-31T20:00' })).toEqual({ at: new Date('2026-01-31T12:00:00.000Z') }));

  test.each(['2026-02-30T20:00', '2026-01-31', 'tomorrow', ' ', 0, false, {}, ['2026-01-31T20:00']])('rejects %j', (at) =>
    expect(fieldErrors(publishForm, { at })).toEqual({ at: 'Enter a day and a time.' }),
  );
});
