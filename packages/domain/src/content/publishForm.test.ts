import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { publishForm } from './publishForm.ts';

/** 10:00 AM in Manila. */
const NOW = new Date('2025-11-17T02:00:00.000Z');

test.each([
  [{}, null],
  [{ when: 'now' }, null],
  [{ when: 'now', day: '2020-01-01', time: '9:00 AM' }, null],
  [{ when: 'later', day: '2025-11-17', time: '10:30 AM' }, '2025-11-17T02:30:00.000Z'],
  [{ when: 'later', day: '2026-11-18', time: '10:00 AM' }, '2026-11-18T02:00:00.000Z'],
] as const)('%j publishes at %s', (values, at) => {
  expect(publishForm(NOW).parse(values).at?.toISOString() ?? null).toBe(at);
});

test.each([
  [{ when: 'later' }, { day: 'Day is required' }],
  [{ when: 'later', day: '2025-02-30', time: '9:00 AM' }, { day: 'Day is not valid' }],
  [{ when: 'later', day: '2025-11-18' }, { time: 'Time is required' }],
  [{ when: 'later', day: '2025-11-18', time: '9:15 AM' }, { time: 'Time is not valid' }],
  [{ when: 'later', day: '2025-11-17', time: '10:00 AM' }, { time: 'Choose a time in the future.' }],
  [{ when: 'later', day: '2026-11-18', time: '10:30 AM' }, { day: 'Choose a day within a year.' }],
  [{ when: 'never' }, { when: 'When is not valid' }],
])('rejects %j', (values, errors) => {
  expect(fieldErrors(publishForm(NOW), values)).toEqual(errors);
});
