import { expect, test } from 'vitest';
import { instantText } from './instantText.ts';

test.each([
  ['2025-11-17T11:30:00Z', '11/17/2025, 7:30 PM'],
  ['2025-11-16T15:59:59Z', '11/16/2025, 11:59 PM'],
  ['2025-11-16T16:00:00Z', '11/17/2025, 12:00 AM'],
])('formats %s as %s', (at, text) => {
  expect(instantText(at)).toBe(text);
});

test('throws for an invalid instant', () => {
  expect(() => instantText('yesterday')).toThrow(RangeError);
});
