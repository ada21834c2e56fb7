import { expect, test } from 'vitest';
import { importCheckText } from './importCheckText.ts';

const NONE = { creates: 0, changes: 0, skips: 0, problems: 0 };

test.each([
  [{}, 'No rows'],
  [{ creates: 1 }, '1 new'],
  [{ creates: 50_000, changes: 1, skips: 12, problems: 1000 }, '50,000 new, 1 changed, 12 skipped, 1,000 with problems'],
])('the counts %j are %j', (counts, text) => expect(importCheckText({ ...NONE, ...counts })).toBe(text));
