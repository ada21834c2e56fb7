import { expect, test } from 'vitest';
import { isLive, publicationOf, whyNotPublishNow } from './publication.ts';
import { publicationText } from './publicationText.ts';

const NOW = new Date('2025-11-17T02:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

test.each([
  [null, 'draft', false, 'Draft'],
  [at(1), 'scheduled', false, 'Scheduled for Monday, 11/17/2025, 10:00 AM'],
  [at(14 * 3_600_000), 'scheduled', false, 'Scheduled for Tuesday, 11/18/2025, 12:00 AM'],
  [at(0), 'published', true, 'Published on 11/17/2025'],
  [at(-1), 'published', true, 'Published on 11/17/2025'],
])('content published at %j is %s', (publishedAt, state, live, text) => {
  expect(publicationOf(publishedAt, NOW)).toBe(state);
  expect(isLive({ publishedAt, archivedAt: null }, NOW)).toBe(live);
  expect(isLive({ publishedAt, archivedAt: NOW }, NOW)).toBe(false);
  expect(publicationText(publishedAt, NOW)).toBe(text);
});

const archived = 'It is archived. Restore it first.';
const again = 'It is published already. Unpublish it to schedule it again.';
test.each([
  ['a draft now', { archivedAt: null, publishedAt: null }, null, null],
  ['a draft later', { archivedAt: null, publishedAt: null }, at(1), null],
  ['a scheduled item now', { archivedAt: null, publishedAt: at(1) }, null, null],
  ['a scheduled item at another time', { archivedAt: null, publishedAt: at(1) }, at(2), null],
  ['a published item again', { archivedAt: null, publishedAt: NOW }, null, null],
  ['a published item later', { archivedAt: null, publishedAt: NOW }, at(1), again],
  ['an archived draft', { archivedAt: NOW, publishedAt: null }, null, archived],
])('decides whether to publish %s', (_what, item, when, expected) => {
  expect(whyNotPublishNow(item, when, NOW)).toBe(expected);
});
