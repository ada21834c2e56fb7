import { expect, test } from 'vitest';
import { lastUpdatedText } from './lastUpdatedText.ts';

test.each([
  ['2025-11-16T15:59:59Z', 'Last updated Sunday, 11/16/2025'],
  ['2025-11-16T16:00:00Z', 'Last updated Monday, 11/17/2025'],
])('%s: %s', (at, text) => expect(lastUpdatedText(at)).toBe(text));
