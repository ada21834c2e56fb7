import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useDeleteAccountMutation } from './__generated__/useDeleteAccountMutation.graphql.ts';

/** Deletes the account of a person who requested it, after a confirmation. It cannot be undone. */
export function useDeleteAccount(): (request: { databaseId: number; name: string }, reload: () => Promise<unknown>) => Action {
  const submit = useSubmit<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($id: Int!) {
      decidePrivacyRequest(databaseId: $id) {
        state
      }
    }
  `);
  return ({ databaseId: id, name }, reload) => ({
    confirm: {
      title: `Delete the account of ${name}?`,
      consequence: 'Their data is deleted for good. Records of payments stay without their name. This cannot be undone.',
      confirmText: 'Delete account',
      busyText: 'Deleting',
      tone: 'danger',
    },
    run: () => submit({ id }, reload),
    success: 'The account is deleted.',
    reload,
  });
}
