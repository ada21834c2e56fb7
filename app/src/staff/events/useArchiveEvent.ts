import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveEventMutation } from './__generated__/useArchiveEventMutation.graphql.ts';

/** Archives an event, which hides it from members, or restores it. */
export const useArchiveEvent = () =>
  useArchive<useArchiveEventMutation>(
    graphql`
      mutation useArchiveEventMutation($id: Int!, $archived: Boolean!) {
        setEventArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    {
      noun: 'event',
      consequence: 'Members no longer see it. RSVPs are kept, and you can restore the event at any time.',
    },
  );
