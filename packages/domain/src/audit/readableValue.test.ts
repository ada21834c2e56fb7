import { expect, test } from 'vitest';
import { readableValue } from './readableValue.ts';

test.each([
  ['2025-11-16T16:00:00.000Z', '11/17/2025, 12:00 AM'],
  ['2025-11-16T16:00:00Z', '11/17/2025, 12:00 AM'],
  ['2025-13-45T16:00:00Z', '2025-13-45T16:00:00Z'],
  ['2025-11-16', '2025-11-16'],
  ['Seen at 2025-11-16T16:00:00Z', 'Seen at 2025-11-16T16:00:00Z'],
  [null, null],
  [0, 0],
  [false, false],
  [
    [{ finishedAt: '2025-11-16T16:00:00Z' }, 'no'],
    [{ 'Finished at': '11/17/2025, 12:00 AM' }, 'no'],
  ],
  [
    { archivedAt: '2025-11-16T16:00:00.000Z', by: { id: 3 } },
    { 'Archived at': '11/17/2025, 12:00 AM', By: { ID: 3 } },
  ],
])('shows %j as %j', (value, readable) => {
  expect(readableValue(value)).toEqual(readable);
});
