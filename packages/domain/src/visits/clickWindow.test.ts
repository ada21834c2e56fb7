import { expect, test } from 'vitest';
import { clickHour } from './clickWindow.ts';

test.each([
  ['2025-11-17T02:00:00.000Z', '2025-11-17T02:00:00.000Z'],
  ['2025-11-17T02:59:59.999Z', '2025-11-17T02:00:00.000Z'],
  ['2025-11-17T03:00:00.000Z', '2025-11-17T03:00:00.000Z'],
])('%s is in the hour of %s', (at, hour) => expect(clickHour(new Date(at)).toISOString()).toBe(hour));

test('rejects an invalid date', () => expect(() => clickHour(new Date(Number.NaN))).toThrow(RangeError));
