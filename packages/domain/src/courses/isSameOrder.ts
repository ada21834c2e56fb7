import type { UnitOrder } from './isSameOutline.ts';

/**
 * Whether two orders of a course are equal: the same units in the same order, each with the same
 * lessons in the same order. A new order is based on the one that was read, so a difference means
 * that someone else moved something since.
 *
 * @example
 * isSameOrder([{ unitId: 1, lessonIds: [7, 8] }], [{ unitId: 1, lessonIds: [8, 7] }]) // false
 * @spec 1 §2.5, the tracks of a course
 */
export const isSameOrder = (present: readonly UnitOrder[], read: readonly UnitOrder[]): boolean =>
  isSameList(
    present.map(({ unitId }) => unitId),
    read.map(({ unitId }) => unitId),
  ) && present.every(({ lessonIds }, at) => isSameList(lessonIds, read[at]?.lessonIds ?? []));

const isSameList = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id, at) => id === b[at]);
