import { expect, test } from 'vitest';
import { archiveRecord } from './archiving.ts';

const now = new Date('2025-11-17T02:00:00Z');

test.each([
  [null, true, { after: { archivedAt: '2025-11-17T02:00:00.000Z' }, was: 'In use', becomes: 'Archived' }],
  [now, true, { skipped: 'Already archived.' }],
  [now, false, { after: { archivedAt: null }, was: 'Archived', becomes: 'In use' }],
  [null, false, { skipped: 'Already in use.' }],
])('plans for a record archived at %o with archived %j', (archivedAt, archived, plan) => {
  expect(archiveRecord(archivedAt, archived, now)).toEqual(plan);
});

test.each([
  [null, true, { skipped: 'It is sold.' }],
  [now, true, { skipped: 'Already archived.' }],
  [now, false, { after: { archivedAt: null }, was: 'Archived', becomes: 'In use' }],
])('plans for a record archived at %o that cannot be archived, with archived %j', (archivedAt, archived, plan) => {
  expect(archiveRecord(archivedAt, archived, now, 'It is sold.')).toEqual(plan);
});
