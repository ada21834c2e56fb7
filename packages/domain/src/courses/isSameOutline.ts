import { isSameSet } from '../lists/isSameSet.ts';

/** A unit of a course with the ids of its lessons in order. */
export interface UnitOrder {
  readonly unitId: number;
  readonly lessonIds: readonly number[];
}

/**
 * Whether a new order of a course contains exactly its current units and lessons, each once.
 * Otherwise some were added or removed since it was loaded.
 *
 * @example isSameOutline([{ unitId: 1, lessonIds: [7] }], [{ unitId: 1, lessonIds: [] }]) // false
 * @spec 1 §2.5, the tracks of a course
 */
export function isSameOutline(present: readonly UnitOrder[], given: readonly UnitOrder[]): boolean {
  const units = (order: readonly UnitOrder[]) => order.map(({ unitId }) => unitId);
  const lessons = (order: readonly UnitOrder[]) => order.flatMap(({ lessonIds }) => lessonIds);
  return isSameSet(units(present), units(given)) && isSameSet(lessons(present), lessons(given));
}
