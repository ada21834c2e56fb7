import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRestoreUserMutation } from './__generated__/useRestoreUserMutation.graphql.ts';

interface ArchivedPerson {
  readonly databaseId: number;
  readonly name: string;
  readonly archivedReason?: string | null | undefined;
}

/**
 * Returns the action that restores an archived person. Undo archives them again for the same
 * reason.
 */
export function useRestoreUser(): (person: ArchivedPerson, reload: () => Promise<unknown>) => Action & { success: string } {
  const submit = useSubmit<useRestoreUserMutation>(graphql`
    mutation useRestoreUserMutation($id: Int!, $archived: Boolean!, $reason: String) {
      setUserArchived(databaseId: $id, archived: $archived, reason: $reason) {
        archivedAt
        archivedReason
        revision
      }
    }
  `);
  return ({ databaseId: id, name, archivedReason: reason }, reload) => ({
    run: () => submit({ id, archived: false }, reload),
    success: `${name} can log in again.`,
    // An imported archived account may have no reason, and archiving requires one.
    ...(reason && { undo: { run: () => submit({ id, archived: true, reason }, reload), success: `${name} is archived again.` } }),
  });
}
