import { checkKnown } from '../errors/checkKnown.ts';
import type { CourseFilter } from './courseSearch.ts';

/** The text shown when no course matches a filter; null for all courses, whose empty state is separate. */
const TEXTS: Readonly<Record<CourseFilter, string | null>> = {
  all: null,
  watching: 'You are not in the middle of a course.',
  completed: 'You have not completed a course yet.',
};

/**
 * The text for a filter of My Courses without results.
 *
 * @throws RangeError for an unknown value
 * @example noCoursesText('completed') // 'You have not completed a course yet.'
 */
export const noCoursesText = (filter: CourseFilter): string | null => {
  checkKnown({ filter }, TEXTS);
  return TEXTS[filter];
};
