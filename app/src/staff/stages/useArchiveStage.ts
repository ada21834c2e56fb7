import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { archiveAction } from '../../admin/actions/archiveAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useArchiveStageMutation } from './__generated__/useArchiveStageMutation.graphql.ts';

interface Archivable {
  readonly databaseId: number;
  readonly name: string;
  readonly archivedAt: string | null;
}

/** Takes a stage out of the journey, or puts it back at its end. Once the server has it the screen may `reload` what else changes by it. */
export function useArchiveStage(): (stage: Archivable, reload?: () => Promise<unknown>) => Action {
  const submit = useSubmit<useArchiveStageMutation>(graphql`
    mutation useArchiveStageMutation($id: Int!, $archived: Boolean!) {
      setStageArchived(databaseId: $id, archived: $archived) {
        archivedAt
        number
        revision
      }
    }
  `);
  return ({ databaseId: id, name, archivedAt }, reload) =>
    archiveAction({
      record: { name, archived: archivedAt !== null },
      noun: 'stage',
      consequence: 'The stages after it move one place forward. Points that members earned in it are kept, and you can restore the stage.',
      setArchived: (archived) => submit({ id, archived }, reload),
      words: {
        question: `Take ${name} out of the journey?`,
        archived: `${name} is archived.`,
        restored: `${name} is back, at the end of the journey.`,
      },
    });
}
