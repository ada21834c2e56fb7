/**
 * The lesson that "Continue" opens: the last opened one while it is unfinished, else the first
 * unfinished one after it, else the first unfinished one of the course. Null when everything is
 * finished, or there is no lesson.
 *
 * @param lessons all lessons of the course, in order
 * @param lastOpenedId the last opened lesson; null for none
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
