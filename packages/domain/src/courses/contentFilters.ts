import type { RouteName } from '../navigation/routes.ts';

/** The filter of the content page: courses, events, and the tasks of stages. Specification 2 §3. */
export const CONTENT_FILTERS = ['Courses', 'Activities', 'Tasks'] as const;

export type ContentFilter = (typeof CONTENT_FILTERS)[number];

/** The page that each of them leads on to: without it there is nothing to go on with. */
export const CONTENT_PAGES: Readonly<Record<ContentFilter, RouteName>> = {
  Courses: 'viewCourses',
  Activities: 'viewEvents',
  Tasks: 'viewStage',
};

/** How the address writes a filter. */
export const contentFilterValue = (filter: ContentFilter): string => filter.toLowerCase();

/**
 * What the address of the content page asks for, among those that there are; the first of them where it names none. Null where there is none.
 *
 * @example contentFilterIn(new URLSearchParams('filter=tasks'), CONTENT_FILTERS) // 'Tasks'
 * Specification 2 §3.
 */
export const contentFilterIn = (search: URLSearchParams, among: readonly ContentFilter[]): ContentFilter | null =>
  among.find((filter) => contentFilterValue(filter) === search.get('filter')) ?? among[0] ?? null;
