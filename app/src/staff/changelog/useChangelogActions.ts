import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useArchive, type ArchivableRecord } from '../../admin/actions/useArchive.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useChangelogActionsArchiveMutation } from './__generated__/useChangelogActionsArchiveMutation.graphql.ts';
import type { useChangelogActionsPublishMutation } from './__generated__/useChangelogActionsPublishMutation.graphql.ts';

interface Entry {
  readonly databaseId: number;
  readonly revision: number;
  readonly title: string;
  readonly status: string;
}

interface ChangelogActions {
  /** Publishes an entry, or reverts it to a draft; null for archived entries. */
  publish: (entry: Entry) => Action | null;
  archive: (entry: Entry) => Action;
}

export const isPublic = ({ status }: Pick<Entry, 'status'>): boolean => status === 'PUBLISHED';
export const isArchived = ({ status }: Pick<Entry, 'status'>): boolean => status === 'ARCHIVED';

/**
 * The actions for an entry of the change log.
 *
 * @param reload reloads the data that the actions change
 */
export function useChangelogActions(reload: () => Promise<unknown>): ChangelogActions {
  const publish = useSubmit<useChangelogActionsPublishMutation>(graphql`
    mutation useChangelogActionsPublishMutation($id: Int!, $revision: Int!, $published: Boolean!) {
      publishChangelogEntry(databaseId: $id, revision: $revision, published: $published) {
        status
        publishedAt
        revision
      }
    }
  `);
  const archive = useArchive<useChangelogActionsArchiveMutation, ArchivableRecord & Pick<Entry, 'status'>>(
    graphql`
      mutation useChangelogActionsArchiveMutation($id: Int!, $archived: Boolean!) {
        setChangelogEntryArchived(databaseId: $id, archived: $archived) {
          status
          revision
        }
      }
    `,
    (entry) => ({
      noun: 'entry',
      consequence: isPublic(entry) ? 'It is removed from the public page at once. You can restore it.' : 'You can restore it.',
    }),
  );
  return {
    publish: (entry) => {
      if (isArchived(entry)) return null;
      const { databaseId: id, revision, title } = entry;
      const published = !isPublic(entry);
      return {
        run: () => publish({ id, revision, published }, reload),
        success: published ? `${title} is public.` : `${title} is a draft again.`,
        reload,
      };
    },
    archive: ({ databaseId, title, status }) =>
      archive({ databaseId, name: title, status, archivedAt: isArchived({ status }) ? '' : null }, reload),
  };
}
