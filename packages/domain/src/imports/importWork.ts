/** The numbers of an import while it is applied or undone. */
export interface ImportWorkCounts {
  readonly total: number;
  readonly creates: number;
  readonly changes: number;
  readonly skips: number;
  readonly applied: number;
  readonly failed: number;
  readonly undone: number;
  readonly kept: number;
}

/** The rows that are done, and all that are to be done. */
export interface ImportWork {
  readonly done: number;
  readonly toDo: number;
}

/**
 * The progress of an import. Applying, it counts the rows that the check found to add or change
 * something; undoing, those that were applied.
 *
 * @example
 * const checked = { total: 10, creates: 6, changes: 2, skips: 1 };
 * const counts = { ...checked, applied: 3, failed: 2, undone: 0, kept: 0 };
 * importWork(counts, false) // { done: 4, toDo: 8 }
 */
export function importWork(counts: ImportWorkCounts, isUndo: boolean): ImportWork {
  const { total, creates, changes, skips, applied, failed, undone, kept } = counts;
  if (isUndo) return { done: undone + kept, toDo: applied };
  const toDo = creates + changes;
  const foundByCheck = total - toDo - skips;
  return { done: Math.min(toDo, applied + Math.max(0, failed - foundByCheck)), toDo };
}
