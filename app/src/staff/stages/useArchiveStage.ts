import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveStageMutation } from './__generated__/useArchiveStageMutation.graphql.ts';

/** Archives a stage, which removes it from the journey, or restores it at the end. */
export const useArchiveStage = () =>
  useArchive<useArchiveStageMutation>(
    graphql`
      mutation useArchiveStageMutation($id: Int!, $archived: Boolean!) {
        setStageArchived(databaseId: $id, archived: $archived) {
          archivedAt
          number
          revision
        }
      }
    `,
    ({ name }) => ({
      noun: 'stage',
      consequence: 'The stages after it move one place forward. Points that members earned in it are kept, and you can restore the stage.',
      question: `Take ${name} out of the journey?`,
      restored: `${name} is back, at the end of the journey.`,
    }),
  );
