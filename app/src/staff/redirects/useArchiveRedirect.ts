import { graphql } from 'react-relay/hooks';
import { useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveRedirectMutation } from './__generated__/useArchiveRedirectMutation.graphql.ts';

/** Archives a redirect rule, which stops it at once, or restores it. */
export const useArchiveRedirect = () =>
  useArchive<useArchiveRedirectMutation>(
    graphql`
      mutation useArchiveRedirectMutation($id: Int!, $archived: Boolean!) {
        setRedirectRuleArchived(databaseId: $id, archived: $archived) {
          archivedAt
          status
          revision
        }
      }
    `,
    { noun: 'rule', consequence: 'It stops redirecting at once. You can restore it at any time.' },
  );
