import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { archiveAction } from '../../admin/actions/archiveAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useArchiveResourceMutation } from './__generated__/useArchiveResourceMutation.graphql.ts';

interface Archivable {
  readonly databaseId: number;
  readonly name: string;
  readonly archivedAt?: string | null | undefined;
}

/** Takes a resource away from everybody, or gives it back. Once the server has it the screen may `reload` what else changes by it. */
export function useArchiveResource(): (resource: Archivable, reload?: () => Promise<unknown>) => Action {
  const submit = useSubmit<useArchiveResourceMutation>(graphql`
    mutation useArchiveResourceMutation($id: Int!, $archived: Boolean!) {
      setResourceArchived(databaseId: $id, archived: $archived) {
        archivedAt
        revision
      }
    }
  `);
  return ({ databaseId: id, name, archivedAt }, reload) =>
    archiveAction({
      record: { name, archived: archivedAt != null },
      noun: 'resource file',
      consequence: 'Nobody but staff can open it any more. Its file is kept, and you can restore it at any time.',
      setArchived: (archived) => submit({ id, archived }, reload),
    });
}
