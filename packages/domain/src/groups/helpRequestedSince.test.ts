import { describe, expect, test } from 'vitest';
import { helpRequestedSince } from './helpRequestedSince.ts';

describe('the first week whose help requests count', () => {
  test.each([
    ['2025-11-12T02:00:00Z', '2025-11-02T16:00:00.000Z'],
    // Sunday, one second before Monday begins in Manila.
    ['2025-11-16T15:59:59Z', '2025-11-02T16:00:00.000Z'],
    ['2025-11-16T16:00:00Z', '2025-11-09T16:00:00.000Z'],
  ])('at %s is that of %s', (now, week) => expect(helpRequestedSince(new Date(now)).toISOString()).toBe(week));

  test('of an invalid date is invalid', () => expect(helpRequestedSince(new Date(Number.NaN)).getTime()).toBeNaN());
});
