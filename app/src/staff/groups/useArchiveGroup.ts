import { groupArchiveProblem } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { type Archive, type ArchivableRecord, useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveGroupMutation } from './__generated__/useArchiveGroupMutation.graphql.ts';

type Archivable = ArchivableRecord & { readonly memberCount: number };

/**
 * Archives an empty group, or restores it. For a group with people, the confirmation explains why
 * not and leads to its members, where they can be moved.
 */
export function useArchiveGroup(): Archive<Archivable> {
  const [, navigate] = useLocation();
  const archive = useArchive<useArchiveGroupMutation, Archivable>(
    graphql`
      mutation useArchiveGroupMutation($id: Int!, $archived: Boolean!) {
        setGroupArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    { noun: 'group', consequence: 'Its leader and coaches no longer see it. You can restore it.' },
  );
  return (group, reload) => {
    const problem = group.archivedAt == null ? groupArchiveProblem('group', group.memberCount) : null;
    if (problem === null) return archive(group, reload);
    return {
      confirm: { title: `${group.name} is not empty`, consequence: problem, confirmText: 'Go to the members' },
      run: () => {
        navigate(routePath('viewGroupMembers', { groupId: group.databaseId }));
        return Promise.resolve();
      },
    };
  };
}
