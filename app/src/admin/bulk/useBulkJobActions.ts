import { graphql } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { Action } from '../actions/Action.ts';
import { isActive } from './useBulkJob.ts';
import type { useBulkJobActionsDismissMutation } from './__generated__/useBulkJobActionsDismissMutation.graphql.ts';
import type { useBulkJobActionsStopMutation } from './__generated__/useBulkJobActionsStopMutation.graphql.ts';
import type { useBulkJobActionsUndoMutation } from './__generated__/useBulkJobActionsUndoMutation.graphql.ts';

interface BulkJobActions {
  stop: (id: number) => Action;
  /** @param onEnd called if the operation has already ended when the server responds */
  undo: (id: number, onEnd?: () => void) => Action;
  dismiss: (id: number, then: () => Promise<unknown>) => Action;
}

/** The actions for a bulk operation that was applied. */
export function useBulkJobActions(): BulkJobActions {
  const stop = useSubmit<useBulkJobActionsStopMutation>(graphql`
    mutation useBulkJobActionsStopMutation($id: Int!) {
      stopBulkJob(databaseId: $id) {
        ...BulkJobProgress_job
      }
    }
  `);
  const undo = useSubmit<useBulkJobActionsUndoMutation>(graphql`
    mutation useBulkJobActionsUndoMutation($id: Int!) {
      undoBulkJob(databaseId: $id) {
        state
        ...BulkJobProgress_job
      }
    }
  `);
  const dismiss = useSubmit<useBulkJobActionsDismissMutation>(graphql`
    mutation useBulkJobActionsDismissMutation($id: Int!) {
      dismissBulkJob(databaseId: $id) {
        id
      }
    }
  `);
  return {
    stop: (id) => ({ run: () => stop({ id }) }),
    undo: (id, onEnd) => ({
      confirm: {
        title: 'Undo this change?',
        consequence: 'Records that no one has changed since go back to how they were.',
        confirmText: 'Undo',
        busyText: 'Undoing',
      },
      run: async () => {
        const { state } = (await undo({ id })).undoBulkJob;
        // A short undo ends before the response, and nothing polls it.
        if (!isActive(state)) onEnd?.();
      },
    }),
    dismiss: (id, then) => ({ run: () => dismiss({ id }, then) }),
  };
}
