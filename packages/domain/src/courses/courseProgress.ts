export interface CourseProgress {
  finished: number;
  total: number;
  /** Whole percent, rounded down: 100 only when every lesson is finished. */
  percent: number;
  state: 'not-started' | 'watching' | 'completed';
}

const counted = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0);

/**
 * A member's progress in a course. A course without lessons is not started. More finished lessons
 * than lessons count as all.
 *
 * @example courseProgress(2, 3) // { finished: 2, total: 3, percent: 66, state: 'watching' }
 * @spec 2 §3
 */
export function courseProgress(finishedLessons: number, totalLessons: number): CourseProgress {
  const total = counted(totalLessons);
  const finished = Math.min(counted(finishedLessons), total);
  const percent = total === 0 ? 0 : Math.floor((finished * 100) / total);
  const state = finished === 0 ? 'not-started' : finished === total ? 'completed' : 'watching';
  return { finished, total, percent, state };
}
