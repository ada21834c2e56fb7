import { expect, it } from 'vitest';
import { CONTENT_FILTERS, type ContentFilter, contentFilterIn } from './contentFilters.ts';

it.each<[string, string, readonly ContentFilter[], ContentFilter | null]>([
  ['no filter', '', CONTENT_FILTERS, 'Courses'],
  ['courses', 'filter=courses', CONTENT_FILTERS, 'Courses'],
  ['activities', 'filter=activities', CONTENT_FILTERS, 'Activities'],
  ['tasks', 'filter=tasks', CONTENT_FILTERS, 'Tasks'],
  ['another word', 'filter=Tasks', CONTENT_FILTERS, 'Courses'],
  ['an unavailable filter', 'filter=activities', ['Courses', 'Tasks'], 'Courses'],
  ['courses when only tasks are available', 'filter=courses', ['Tasks'], 'Tasks'],
  ['a filter when none is available', 'filter=courses', [], null],
])('reads an address with %s', (_what, search, among, filter) => {
  expect(contentFilterIn(new URLSearchParams(search), among)).toBe(filter);
});
