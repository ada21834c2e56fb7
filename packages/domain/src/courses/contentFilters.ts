import type { RouteName } from '../navigation/routes.ts';

/**
 * The filter of the content page: courses, events, and the tasks of stages.
 *
 * @spec 2 §3
 */
export const CONTENT_FILTERS = ['Courses', 'Activities', 'Tasks'] as const;

export type ContentFilter = (typeof CONTENT_FILTERS)[number];

/** The page each filter links to. A filter is available only if that page is. */
export const CONTENT_PAGES: Readonly<Record<ContentFilter, RouteName>> = {
  Courses: 'viewCourses',
  Activities: 'viewEvents',
  Tasks: 'viewStage',
};

/** The value of a filter in the address. */
export const contentFilterValue = (filter: ContentFilter): string => filter.toLowerCase();

/**
 * The filter in the address of the content page, if it is available, else the first available one.
 * Null when none is available.
 *
 * @example contentFilterIn(new URLSearchParams('filter=tasks'), CONTENT_FILTERS) // 'Tasks'
 * @spec 2 §3
 */
export const contentFilterIn = (search: URLSearchParams, among: readonly ContentFilter[]): ContentFilter | null =>
  among.find((filter) => contentFilterValue(filter) === search.get('filter')) ?? among[0] ?? null;
