import { coursesList } from '../courses/coursesList.ts';
import { parseCourseSearch } from '../courses/courseSearch.ts';
import { stagesList } from '../journey/stagesList.ts';
import type { ListDeclaration } from '../lists/defineList.ts';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import type { RouteName } from './routes.ts';

const idIn = (search: URLSearchParams, name: string): number => {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
};

const ofList = (list: ListDeclaration) => (search: URLSearchParams) => listVariables(readListSearch(search, list), list);

/** The search parsers of routes whose screen reads the query of the address. */
const SEARCH: { readonly [Name in RouteName]?: (search: URLSearchParams) => object } = {
  courses: ofList(coursesList),
  newLesson: (search) => ({ courseId: idIn(search, 'courseId') }),
  newLessonFile: (search) => ({ lessonId: idIn(search, 'lessonId') }),
  stages: ofList(stagesList),
  viewCourses: parseCourseSearch,
};

/**
 * The GraphQL variables of a screen: what its path names, then what its search parser answers. The server prepares the first
 * query of a page with it, the application preloads with it, so both ask for the same thing.
 *
 * @example routeVariables('viewCourses', {}, new URLSearchParams('filter=watching')) // { filter: 'watching', sort: 'recent' }
 * Specification 1 §2.4, 2 §3.
 */
export function routeVariables(
  name: RouteName,
  params: Readonly<Record<string, unknown>>,
  search: URLSearchParams,
): Record<string, unknown> {
  return { ...SEARCH[name]?.(search), ...params };
}
