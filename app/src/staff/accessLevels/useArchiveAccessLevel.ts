import { countNoun } from '@atlas/domain/lists';
import { graphql } from 'react-relay/hooks';
import { useArchive, type ArchivableRecord } from '../../admin/actions/useArchive.ts';
import { PEOPLE } from './people.ts';
import type { useArchiveAccessLevelMutation } from './__generated__/useArchiveAccessLevelMutation.graphql.ts';

/** Archives or restores an access level. */
export const useArchiveAccessLevel = () =>
  useArchive<useArchiveAccessLevelMutation, ArchivableRecord & { readonly holders: number }>(
    graphql`
      mutation useArchiveAccessLevelMutation($id: Int!, $archived: Boolean!) {
        setAccessLevelArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    ({ holders }) => ({
      noun: 'access level',
      consequence: `${countNoun(holders, PEOPLE)} with it. People using it now are signed out, and people with no other access level cannot log in until you restore it.`,
    }),
  );
