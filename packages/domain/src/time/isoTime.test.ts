import { describe, expect, it } from 'vitest';
import { isoTime } from './isoTime.ts';

describe('isoTime', () => {
  it.each([
    ['2025-11-16T15:59:59Z', '2025-11-16T23:59:59+08:00'],
    ['2025-11-16T16:00:00Z', '2025-11-17T00:00:00+08:00'],
    ['2025-12-31T16:00:00Z', '2026-01-01T00:00:00+08:00'],
    ['2025-11-17T09:30:00+01:00', '2025-11-17T16:30:00+08:00'],
  ])('formats %s as %s, the same instant', (at, written) => {
    expect(isoTime(at)).toBe(written);
    expect(new Date(written).getTime()).toBe(new Date(at).getTime());
  });

  it('throws for an invalid instant', () => expect(() => isoTime(new Date(Number.NaN))).toThrow(RangeError));
});
