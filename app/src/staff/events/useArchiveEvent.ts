import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { archiveAction } from '../../admin/actions/archiveAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useArchiveEventMutation } from './__generated__/useArchiveEventMutation.graphql.ts';

interface Archivable {
  readonly databaseId: number;
  readonly name: string;
  readonly archivedAt: string | null;
}

/** Takes an event away from members, or gives it back. Once the server has it the screen may `reload` what else changes by it. */
export function useArchiveEvent(): (event: Archivable, reload?: () => Promise<unknown>) => Action {
  const submit = useSubmit<useArchiveEventMutation>(graphql`
    mutation useArchiveEventMutation($id: Int!, $archived: Boolean!) {
      setEventArchived(databaseId: $id, archived: $archived) {
        archivedAt
        revision
      }
    }
  `);
  return ({ databaseId: id, name, archivedAt }, reload) =>
    archiveAction({
      record: { name, archived: archivedAt !== null },
      noun: 'event',
      consequence: 'Members no longer see it. Their answers are kept, and you can restore the event at any time.',
      setArchived: (archived) => submit({ id, archived }, reload),
    });
}
