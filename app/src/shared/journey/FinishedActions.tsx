import { Button, TaskActions } from '@atlas/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { EvidenceStore } from './evidenceStore.ts';

// Loads with the first press.
const AddEvidence = lazyPart('AddEvidence', async () => (await import('./AddEvidence.tsx')).AddEvidence);

export interface FinishedActionsProps {
  task: { readonly id: string; readonly databaseId: number; readonly title: string };
  /** The evidence the task has. */
  stored: string | null;
  store: EvidenceStore;
  /** True while the field for evidence is open. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  /** Called with the text that was added. */
  onAdded: () => void;
  mayAddEvidence: boolean;
  mayUndo: boolean;
  isUndoing: boolean;
  onUndo: () => void;
}

/** The actions of a finished task: add evidence, and undo it while that is possible. */
export function FinishedActions(props: FinishedActionsProps) {
  const { task, stored, store, isAdding, onAdding, onAdded, mayAddEvidence, mayUndo, isUndoing, onUndo } = props;
  if (isAdding)
    return (
      <Suspense>
        <AddEvidence task={task} stored={stored} store={store} onSaved={onAdded} onCancel={() => onAdding(false)} />
      </Suspense>
    );
  if (!mayAddEvidence && !mayUndo) return null;
  return (
    <TaskActions>
      {mayAddEvidence && (
        <Button variant="quiet" aria-label={`Add evidence: ${task.title}`} onClick={() => onAdding(true)}>
          Add evidence
        </Button>
      )}
      {mayUndo && (
        <Button variant="quiet" aria-label={`Undo: ${task.title}`} loading={isUndoing} loadingText="Undoing" onClick={onUndo}>
          Undo
        </Button>
      )}
    </TaskActions>
  );
}
