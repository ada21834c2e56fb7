interface Unit<Lesson> {
  readonly databaseId: number;
  readonly lessons: readonly Lesson[];
}

/**
 * Moves a lesson to the end of another unit of its course.
 *
 * @returns the units with the lesson in its new unit; unchanged for an unknown lesson or unit
 * @example
 * const units = [{ databaseId: 1, lessons: [{ databaseId: 7 }] }, { databaseId: 2, lessons: [] }];
 * moveLesson(units, 7, 2)
 * // [{ databaseId: 1, lessons: [] }, { databaseId: 2, lessons: [{ databaseId: 7 }] }]
 */
export function moveLesson<Lesson extends { readonly databaseId: number }, Of extends Unit<Lesson>>(
  units: readonly Of[],
  lessonId: number,
  unitId: number,
  /** The position in the unit, from 0; the end by default. */
  position = Infinity,
): readonly Of[] {
  const lesson = units.flatMap(({ lessons }) => lessons).find(({ databaseId }) => databaseId === lessonId);
  if (lesson === undefined || !units.some(({ databaseId }) => databaseId === unitId)) return units;
  return units.map((unit) => {
    const others = unit.lessons.filter((one) => one !== lesson);
    if (unit.databaseId === unitId) return { ...unit, lessons: others.toSpliced(Math.min(position, others.length), 0, lesson) };
    return others.length === unit.lessons.length ? unit : { ...unit, lessons: others };
  });
}
