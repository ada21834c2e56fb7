import { describe, expect, test } from 'vitest';
import { helpRequestedSince } from './helpRequestedSince.ts';

describe('helpRequestedSince', () => {
  test.each([
    ['2025-11-12T02:00:00Z', '2025-11-02T16:00:00.000Z'],
    // Sunday, one second before Monday starts in Manila.
    ['2025-11-16T15:59:59Z', '2025-11-02T16:00:00.000Z'],
    ['2025-11-16T16:00:00Z', '2025-11-09T16:00:00.000Z'],
  ])('at %s returns the week of %s', (now, week) => expect(helpRequestedSince(new Date(now)).toISOString()).toBe(week));

  test('keeps an invalid date invalid', () => expect(helpRequestedSince(new Date(Number.NaN)).getTime()).toBeNaN());
});
