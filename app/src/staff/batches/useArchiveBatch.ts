import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveBatchMutation } from './__generated__/useArchiveBatchMutation.graphql.ts';

/** Archives a batch, so that no one can be put into it, or restores it. */
export const useArchiveBatch = () =>
  useArchive<useArchiveBatchMutation>(
    graphql`
      mutation useArchiveBatchMutation($id: Int!, $archived: Boolean!) {
        setBatchArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    {
      noun: 'batch',
      consequence: 'Its people stay in it, but no one else can join. Its days are free for another batch, and you can restore it.',
    },
  );
