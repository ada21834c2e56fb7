import { useState } from 'react';
import { RequestError } from '../../session/fetchGraphQL.ts';

/** Evidence that cannot be sent. A new object for each attempt. */
export interface EvidenceError {
  readonly text: string;
}

interface Evidence {
  /** The evidence typed for a task; undefined while its field is closed. */
  typed: (taskId: string) => string | undefined;
  /** Stores a typed text and what is wrong with it, which the field finds out: see EvidenceField. */
  type: (taskId: string, text: string, problem: string | null) => void;
  error: (taskId: string) => EvidenceError | null;
  /** Validates the evidence for a task. An invalid one is not sent, and its field shows the error. */
  check: (taskId: string) => boolean;
  /** Shows the server's error for the evidence, if it has one. */
  reject: (taskId: string, error: unknown) => void;
  /** True once the member opened a field. */
  isOpen: boolean;
  /** True if evidence was typed for one of these tasks. */
  isUnsent: (taskIds: readonly string[]) => boolean;
}

/**
 * The evidence that the member types for the tasks of a stage. Stored here and not in the task: a
 * task that could not be finished returns with its typed text.
 */
export function useEvidence(): Evidence {
  const [typed, setTyped] = useState<Readonly<Record<string, { text: string; problem: string | null }>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, EvidenceError | null>>>({});
  const show = (taskId: string, problem: string | null | undefined) =>
    setErrors((before) => ({ ...before, [taskId]: problem == null ? null : { text: problem } }));
  return {
    typed: (taskId) => typed[taskId]?.text,
    type: (taskId, text, problem) => setTyped((before) => ({ ...before, [taskId]: { text, problem } })),
    error: (taskId) => errors[taskId] ?? null,
    check: (taskId) => {
      const problem = typed[taskId]?.problem ?? null;
      show(taskId, problem);
      return problem === null;
    },
    reject: (taskId, error) => show(taskId, error instanceof RequestError ? error.fieldErrors?.['evidence'] : null),
    isOpen: Object.keys(typed).length > 0,
    isUnsent: (taskIds) => taskIds.some((taskId) => (typed[taskId]?.text ?? '').trim() !== ''),
  };
}
