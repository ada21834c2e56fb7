import { expect, test } from 'vitest';
import { importApplyText } from './importApplyText.ts';

const NONE = { creates: 0, changes: 0, skips: 0, problems: 0 };

test.each([
  ['members', { creates: 1 }, '1 row adds a record. You can undo this for 24 hours.'],
  [
    'members',
    { creates: 1200, changes: 1, skips: 3, problems: 1 },
    '1,200 rows add a record, and 1 row changes a record. 3 rows are skipped, and 1 row with problems is left out. You can undo this for 24 hours.',
  ],
  ['groups', { changes: 2, problems: 2 }, '2 rows change a record. 2 rows with problems are left out. You can undo this for 24 hours.'],
  ['courses', { creates: 2 }, '2 rows add a record. Courses arrive as drafts. You can undo this for 24 hours.'],
] as const)('an import of %s with %j states %j', (kind, counts, text) => expect(importApplyText(kind, { ...NONE, ...counts })).toBe(text));
