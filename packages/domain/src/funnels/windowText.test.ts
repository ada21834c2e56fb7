import { expect, test } from 'vitest';
import { windowText } from './windowText.ts';

test.each([
  [null, null, 'Always'],
  ['2025-11-17', null, 'From 11/17/2025'],
  [null, '2025-11-30', 'Until 11/30/2025'],
  ['2025-11-17', '2025-11-30', '11/17/2025 to 11/30/2025'],
])('from %s until %s reads %s', (from, until, text) => expect(windowText({ from, until })).toBe(text));
