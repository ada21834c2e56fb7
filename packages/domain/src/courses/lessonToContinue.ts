/**
 * The lesson that "Continue" opens: the one opened last while it is unfinished, else the first unfinished after it, else the
 * first unfinished of the course, else null (everything is finished, or there is no lesson).
 *
 * @param lessons all lessons of the course, in order
 * @param lastOpenedId the lesson opened last, or null when none was
 * @example lessonToContinue([{ id: 1, finished: true }, { id: 2, finished: false }], 1) // 2
 */
export function lessonToContinue<Id extends string | number>(
  lessons: readonly { readonly id: Id; readonly finished: boolean }[],
  lastOpenedId: Id | null,
): Id | null {
  const from = Math.max(
    0,
    lessons.findIndex((lesson) => lesson.id === lastOpenedId),
  );
  const inTurn = [...lessons.slice(from), ...lessons.slice(0, from)];
  return inTurn.find((lesson) => !lesson.finished)?.id ?? null;
}
