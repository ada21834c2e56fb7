import { expect, test } from 'vitest';
import { type ReminderFacts, whyNoReminder } from './whyNoReminder.ts';

const FREE: ReminderFacts = { isArchived: false, isOwed: true, isUnderway: false, promisedFor: null, hold: null };
const TODAY = '2025-11-17';

test.each<[Partial<ReminderFacts>, string | null]>([
  [{}, null],
  [{ isArchived: true }, 'archived'],
  [{ isOwed: false }, 'settled'],
  [{ isUnderway: true }, 'underway'],
  [{ hold: { until: null } }, 'held'],
  [{ hold: { until: '2025-11-18' } }, 'held'],
  [{ hold: { until: TODAY } }, 'held'],
  [{ hold: { until: '2025-11-16' } }, null],
  [{ promisedFor: '2025-11-18' }, 'promised'],
  [{ promisedFor: TODAY }, 'promised'],
  [{ promisedFor: '2025-11-16' }, null],
  [{ isArchived: true, isOwed: false, isUnderway: true, hold: { until: null } }, 'archived'],
  [{ isUnderway: true, hold: { until: null }, promisedFor: TODAY }, 'underway'],
])('%j: %s', (change, reason) => {
  expect(whyNoReminder({ ...FREE, ...change }, TODAY)).toBe(reason);
});
