import { groupArchiveProblem } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { type Archive, type ArchivableRecord, useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveAccountabilityGroupMutation } from './__generated__/useArchiveAccountabilityGroupMutation.graphql.ts';

type Archivable = ArchivableRecord & { readonly memberCount: number };

/**
 * Archives an empty accountability group, or restores it. For a group with people, the confirmation
 * explains why not and leads to its members, where they can be moved.
 */
export function useArchiveAccountabilityGroup(): Archive<Archivable> {
  const [, navigate] = useLocation();
  const archive = useArchive<useArchiveAccountabilityGroupMutation, Archivable>(
    graphql`
      mutation useArchiveAccountabilityGroupMutation($id: Int!, $archived: Boolean!) {
        setAccountabilityGroupArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    { noun: 'group', consequence: 'Its team lead no longer sees it. You can restore it.' },
  );
  return (group, reload) => {
    const problem = group.archivedAt == null ? groupArchiveProblem('group', group.memberCount) : null;
    if (problem === null) return archive(group, reload);
    return {
      confirm: { title: `${group.name} is not empty`, consequence: problem, confirmText: 'Go to the members' },
      run: () => {
        navigate(routePath('accountabilityGroups', { id: group.databaseId }));
        return Promise.resolve();
      },
    };
  };
}
