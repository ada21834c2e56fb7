import { useSyncExternalStore } from 'react';
import type { EvidenceError, EvidenceStore } from './evidenceStore.ts';

interface Evidence {
  /** The evidence typed for a task; undefined while its field is closed. */
  typed: (taskId: string) => string | undefined;
  error: (taskId: string) => EvidenceError | null;
  /** True once the member opened a field. */
  isOpen: boolean;
  /** True if evidence was typed for one of these tasks. */
  isUnsent: (taskIds: readonly string[]) => boolean;
}

/**
 * The evidence that the member types for the tasks of a stage. Stored apart from the task: a task
 * that could not be finished returns with its typed text.
 */
export function useEvidence(store: EvidenceStore): Evidence {
  const { typed, errors } = useSyncExternalStore(store.subscribe, store.read, store.read);
  return {
    typed: (taskId) => typed[taskId]?.text,
    error: (taskId) => errors[taskId] ?? null,
    isOpen: Object.keys(typed).length > 0,
    isUnsent: (taskIds) => taskIds.some((taskId) => (typed[taskId]?.text ?? '').trim() !== ''),
  };
}
