import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveTermMutation } from './__generated__/useArchiveTermMutation.graphql.ts';

/** Archives a payment term, so that no funnel offers it, or restores it. */
export const useArchiveTerm = () =>
  useArchive<useArchiveTermMutation>(
    graphql`
      mutation useArchiveTermMutation($id: Int!, $archived: Boolean!) {
        setPaymentTermArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    ({ name }) => ({
      noun: 'payment term',
      consequence: 'Funnels no longer offer it. People who already pay by it continue as agreed, and you can restore it.',
      question: `Archive ${name}?`,
    }),
  );
