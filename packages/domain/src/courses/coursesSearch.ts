import { type ListSearch, type ListVariables, listVariables, readListSearch } from '../lists/listSearch.ts';

/** The filters of the list of all courses, by their names in the address. */
export const COURSES_FILTERS = ['status', 'author'] as const;

/** What the address of the list of all courses says. */
export const readCoursesSearch = (search: URLSearchParams): ListSearch => readListSearch(search, COURSES_FILTERS);

export interface CoursesVariables extends ListVariables {
  readonly filter: { readonly search: string | null; readonly archived: boolean; readonly authorId: number | null };
}

/**
 * What the screen of all courses asks for: those in use unless the archived ones are wanted, the newest first.
 *
 * @example coursesVariables(new URLSearchParams('status=archived')).filter // { search: null, archived: true, authorId: null }
 * Specification 2 §3, status.
 */
export function coursesVariables(search: URLSearchParams): CoursesVariables {
  const list = readCoursesSearch(search);
  const author = list.filters['author'] ?? '';
  return {
    ...listVariables(list, ['created', 'name'], true),
    filter: {
      search: list.query === '' ? null : list.query,
      archived: list.filters['status'] === 'archived',
      authorId: /^[1-9]\d{0,8}$/.test(author) ? Number(author) : null,
    },
  };
}
