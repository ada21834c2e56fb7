import { expect, it } from 'vitest';
import { CONTENT_FILTERS, type ContentFilter, contentFilterIn } from './contentFilters.ts';

it.each<[string, string, readonly ContentFilter[], ContentFilter | null]>([
  ['nothing', '', CONTENT_FILTERS, 'Courses'],
  ['courses', 'filter=courses', CONTENT_FILTERS, 'Courses'],
  ['activities', 'filter=activities', CONTENT_FILTERS, 'Activities'],
  ['tasks', 'filter=tasks', CONTENT_FILTERS, 'Tasks'],
  ['another word', 'filter=Tasks', CONTENT_FILTERS, 'Courses'],
  ['what there is not', 'filter=activities', ['Courses', 'Tasks'], 'Courses'],
  ['courses where there are only tasks', 'filter=courses', ['Tasks'], 'Tasks'],
  ['anything where there is nothing', 'filter=courses', [], null],
])('an address that names %s', (_what, search, among, filter) => {
  expect(contentFilterIn(new URLSearchParams(search), among)).toBe(filter);
});
