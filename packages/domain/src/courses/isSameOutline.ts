import { isSameSet } from '../lists/isSameSet.ts';

/** A unit of a course with its lessons in their order, by number. */
export interface UnitOrder {
  readonly unitId: number;
  readonly lessonIds: readonly number[];
}

/**
 * Whether an order that somebody gives to a course is about the same units and lessons as the present one, each named once:
 * otherwise some were added or taken away since it was read.
 *
 * @example isSameOutline([{ unitId: 1, lessonIds: [7] }], [{ unitId: 1, lessonIds: [] }]) // false
 * Specification 1 §2.5, the tracks of a course.
 */
export function isSameOutline(present: readonly UnitOrder[], given: readonly UnitOrder[]): boolean {
  const units = (order: readonly UnitOrder[]) => order.map(({ unitId }) => unitId);
  const lessons = (order: readonly UnitOrder[]) => order.flatMap(({ lessonIds }) => lessonIds);
  return isSameSet(units(present), units(given)) && isSameSet(lessons(present), lessons(given));
}
