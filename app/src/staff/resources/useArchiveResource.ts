import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveResourceMutation } from './__generated__/useArchiveResourceMutation.graphql.ts';

/** Archives a resource file, which hides it from members, or restores it. */
export const useArchiveResource = () =>
  useArchive<useArchiveResourceMutation>(
    graphql`
      mutation useArchiveResourceMutation($id: Int!, $archived: Boolean!) {
        setResourceArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    {
      noun: 'resource file',
      consequence: 'Only staff can open it. Its file is kept, and you can restore it at any time.',
    },
  );
