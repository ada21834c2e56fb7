import { evidenceProblem, evidenceWith } from '@atlas/domain/journey';
import { graphql, useMutation } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { EvidenceField } from './EvidenceField.tsx';
import type { EvidenceStore } from './evidenceStore.ts';
import { useEvidence } from './useEvidence.ts';
import type { AddEvidenceMutation } from './__generated__/AddEvidenceMutation.graphql.ts';

interface AddEvidenceProps {
  task: { readonly id: string; readonly databaseId: number };
  /** The evidence the task has. */
  stored: string | null;
  store: EvidenceStore;
  onSaved: () => void;
  onCancel: () => void;
}

/** The field that adds evidence to a finished task. */
export function AddEvidence({ task, stored, store, onSaved, onCancel }: AddEvidenceProps) {
  const evidence = useEvidence(store);
  const [commit, isSending] = useMutation<AddEvidenceMutation>(graphql`
    mutation AddEvidenceMutation($taskId: Int!, $evidence: String!) {
      addEvidence(taskId: $taskId, evidence: $evidence) {
        id
        finishedTasks {
          task {
            id
          }
          evidence
          finishedAt
        }
      }
    }
  `);
  const typed = evidence.typed(task.id) ?? '';
  const add = () => {
    if (typed.trim() === '') return onCancel();
    if (!store.check(task.id)) return;
    commit({
      variables: { taskId: task.databaseId, evidence: typed },
      onCompleted: onSaved,
      onError: (error) => {
        showError(error);
        store.reject(task.id, error);
      },
    });
  };
  return (
    <EvidenceField
      taskId={task.databaseId}
      evidence={typed}
      error={evidence.error(task.id)}
      onEvidence={(text) => store.type(task.id, text, evidenceProblem(evidenceWith(stored, text)))}
      submitText="Add evidence"
      isSending={isSending}
      onSubmit={add}
      onCancel={onCancel}
      hint={
        stored === null
          ? 'A sentence or a link for the person who reviews your stage.'
          : 'It is added below what you wrote before, for the person who reviews your stage.'
      }
      takesFocus
    />
  );
}
