import { expect, test } from 'vitest';
import { importStoppedText } from './importStoppedText.ts';

test.each([
  [0, false, '0 rows are not applied yet.'],
  [1, false, '1 row is not applied yet.'],
  [12_000, true, '12,000 rows are not undone yet.'],
])('%i rows, undo %s: %s', (left, isUndo, text) => expect(importStoppedText(left, isUndo)).toBe(text));
