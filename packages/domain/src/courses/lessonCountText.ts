/** Instead of a count, where there is nothing to count. */
export const NO_LESSONS = 'No lessons yet';

/**
 * The finished lessons of a unit or a course as a count, next to a label that names them.
 *
 * @example finishedCountText(3, 8) // '3 of 8'
 * @example finishedCountText(0, 0) // 'No lessons yet'
 */
export const finishedCountText = (finished: number, total: number): string => (total === 0 ? NO_LESSONS : `${finished} of ${total}`);

/**
 * The finished lessons of a unit or a course as a count with its noun.
 *
 * @example lessonCountText(18, 32) // '18 of 32 lessons'
 * @example lessonCountText(0, 0) // 'No lessons yet'
 */
export const lessonCountText = (finished: number, total: number): string =>
  total === 0 ? NO_LESSONS : `${finishedCountText(finished, total)} ${total === 1 ? 'lesson' : 'lessons'}`;
