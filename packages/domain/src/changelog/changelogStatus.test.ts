import { expect, it } from 'vitest';
import { changelogStatus } from './changelogStatus.ts';

const NOW = new Date('2025-11-17T03:30:00Z');
const BEFORE = new Date('2025-11-17T03:29:59.999Z');
const AFTER = new Date('2025-11-17T03:30:00.001Z');

it.each([
  ['without an instant', null, null, 'draft'],
  ['published a moment ago', BEFORE, null, 'published'],
  ['published now', NOW, null, 'published'],
  ['published in a moment', AFTER, null, 'scheduled'],
  ['archived as a draft', null, BEFORE, 'archived'],
  ['archived after it was public', BEFORE, NOW, 'archived'],
])('an entry %s is %4$s', (_what, publishedAt, archivedAt, status) => {
  expect(changelogStatus({ publishedAt, archivedAt }, NOW)).toBe(status);
});
