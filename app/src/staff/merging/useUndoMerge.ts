import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useUndoMergeMutation } from './__generated__/useUndoMergeMutation.graphql.ts';

interface Merge {
  readonly databaseId: number;
  readonly kept: { readonly name: string };
  readonly archived: { readonly name: string; readonly email: string };
}

/** Returns the action that undoes a merge, with its confirmation. */
export function useUndoMerge(): (merge: Merge, reload: () => Promise<unknown>) => Action {
  const submit = useSubmit<useUndoMergeMutation>(graphql`
    mutation useUndoMergeMutation($id: Int!) {
      undoMerge(databaseId: $id) {
        undoneAt
        isUndoable
      }
    }
  `);
  return ({ databaseId: id, kept, archived }, reload) => ({
    confirm: {
      title: `Undo the merge of ${archived.name}?`,
      consequence: `Everything that came from ${archived.email} goes back, and that account can log in again. What was added to ${kept.name} since stays there. Both are told by email.`,
      confirmText: 'Undo merge',
      busyText: 'Undoing',
    },
    run: () => submit({ id }, reload),
    success: 'The merge was undone.',
    reload,
  });
}
