/** The state of a day: finished, passed without being finished, today, or not open yet. */
export type DayState = 'done' | 'missed' | 'today' | 'later';

/**
 * The state of each day of a challenge for one participant, in order.
 *
 * @param today the current day; null before the challenge and after it
 * @param isOver whether every day has passed
 * @example dayStates({ days: 4, finished: [1], today: 3, isOver: false })
 * // ['done', 'missed', 'today', 'later']
 * @spec a product decision
 */
export const dayStates = ({
  days,
  finished,
  today,
  isOver,
}: {
  days: number;
  finished: readonly number[];
  today: number | null;
  isOver: boolean;
}): DayState[] =>
  Array.from({ length: days }, (_none, index) => {
    const day = index + 1;
    if (finished.includes(day)) return 'done';
    if (isOver) return 'missed';
    if (today === null || day > today) return 'later';
    return day === today ? 'today' : 'missed';
  });

/**
 * The finished days in words, for screen readers.
 *
 * @example finishedDaysText([1, 2, 5], 12) // '3 of 12 days finished: 1, 2, 5'
 */
export const finishedDaysText = (finished: readonly number[], days: number): string =>
  finished.length === 0 ? `0 of ${days} days finished` : `${finished.length} of ${days} days finished: ${finished.join(', ')}`;
