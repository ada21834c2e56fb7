/** A task of the stage that a member asks to leave. */
export interface ReviewedTask {
  readonly isFinished: boolean;
  /** Null or blank for none. */
  readonly evidence: string | null;
}

/** The evidence for a request to move up, in numbers of tasks. */
export interface MoveUpEvidence {
  readonly tasks: number;
  readonly finished: number;
  readonly withEvidence: number;
  /** Whether every task is finished and has evidence. */
  readonly isComplete: boolean;
}

/**
 * Counts the evidence for a request to move up. A stage without tasks has no evidence to review, so
 * it is not complete. A product decision.
 *
 * @example moveUpEvidence([{ isFinished: true, evidence: 'docs.google.com/offer' }]).isComplete
 * // true
 */
export function moveUpEvidence(tasks: readonly ReviewedTask[]): MoveUpEvidence {
  const finished = tasks.filter(({ isFinished }) => isFinished);
  const withEvidence = finished.filter(({ evidence }) => (evidence ?? '').trim() !== '').length;
  return {
    tasks: tasks.length,
    finished: finished.length,
    withEvidence,
    isComplete: tasks.length > 0 && withEvidence === tasks.length,
  };
}

/**
 * States how much evidence a request has.
 *
 * @example
 * const evidence = moveUpEvidence([{ isFinished: true, evidence: null }]);
 * moveUpEvidenceText(evidence) // '0 of 1 task with evidence'
 */
export function moveUpEvidenceText({ tasks, finished, withEvidence }: MoveUpEvidence): string {
  if (tasks === 0) return 'No tasks';
  const noun = tasks === 1 ? 'task' : 'tasks';
  return finished < tasks ? `${finished} of ${tasks} ${noun} finished` : `${withEvidence} of ${tasks} ${noun} with evidence`;
}
