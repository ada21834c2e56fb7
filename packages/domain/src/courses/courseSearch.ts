/**
 * The filter of My Courses.
 *
 * @spec 2 §3
 */
export const COURSE_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'watching', label: 'Watching' },
  { value: 'completed', label: 'Completed' },
] as const;

/**
 * The order of My Courses: last opened first, or newest first.
 *
 * @spec 2 §3
 */
export const COURSE_SORTS = [
  { value: 'recent', label: 'Recent' },
  { value: 'newest', label: 'Newest' },
] as const;

export type CourseFilter = (typeof COURSE_FILTERS)[number]['value'];
export type CourseSort = (typeof COURSE_SORTS)[number]['value'];

export interface CourseSearch {
  filter: CourseFilter;
  sort: CourseSort;
  /** The number of courses shown, 1 to 100; absent unless in the address. */
  count?: number;
}

const valueOf = <Value extends string>(choices: readonly { readonly value: Value }[], text: string | null, otherwise: Value): Value =>
  choices.find((choice) => choice.value === text)?.value ?? otherwise;

/**
 * Parses the query of the My Courses address. Unknown values get the default: filter all, sort
 * recent, no count.
 *
 * @example parseCourseSearch(new URLSearchParams('filter=watching&sort=x'))
 * // { filter: 'watching', sort: 'recent' }
 * @spec 2 §3
 */
export function parseCourseSearch(search: URLSearchParams): CourseSearch {
  const count = /^[1-9]\d{0,2}$/.test(search.get('count') ?? '') ? Number(search.get('count')) : 0;
  return {
    filter: valueOf(COURSE_FILTERS, search.get('filter'), 'all'),
    sort: valueOf(COURSE_SORTS, search.get('sort'), 'recent'),
    ...(count >= 1 && count <= 100 ? { count } : {}),
  };
}
