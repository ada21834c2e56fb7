import { describe, expect, it } from 'vitest';
import { MAX_SCREENSHOTS, SCREENSHOT_DAYS, screenshotsDeletedUntil, takesScreenshot } from './screenshots.ts';

const SENT = new Date('2025-11-12T02:00:00.000Z');

describe('a report', () => {
  it.each([
    ['when it is sent', 0, '2025-11-12T02:00:00.000Z', true],
    ['with two screenshots', 2, '2025-11-12T02:00:00.000Z', true],
    ['with three screenshots', MAX_SCREENSHOTS, '2025-11-12T02:00:00.000Z', false],
    ['a millisecond before the hour ends', 0, '2025-11-12T02:59:59.999Z', true],
    ['when the hour ends', 0, '2025-11-12T03:00:00.000Z', false],
  ])('takes a screenshot %s (%d so far) at %s: %s', (_when, screenshots, now, expected) => {
    expect(takesScreenshot({ createdAt: SENT, screenshots }, new Date(now))).toBe(expected);
  });

  it('keeps its screenshots for 90 days', () => {
    expect(SCREENSHOT_DAYS).toBe(90);
    const lastInstant = new Date('2026-02-10T01:59:59.999Z');
    const end = new Date('2026-02-10T02:00:00.000Z');
    expect([screenshotsDeletedUntil(lastInstant) >= SENT, screenshotsDeletedUntil(end) >= SENT]).toEqual([false, true]);
  });

  it('rejects a missing time', () => {
    expect(() => screenshotsDeletedUntil(undefined as unknown as Date)).toThrow(RangeError);
    expect(() => takesScreenshot({ createdAt: SENT, screenshots: 0 }, undefined as unknown as Date)).toThrow(RangeError);
  });
});
