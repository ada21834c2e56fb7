import { groupArchiveProblem } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { type Archive, type ArchivableRecord, useArchive } from '../../admin/actions/useArchive.ts';
import type { useArchiveSubgroupMutation } from './__generated__/useArchiveSubgroupMutation.graphql.ts';

type Archivable = ArchivableRecord & { readonly memberCount: number; readonly groupId: number };

/**
 * Archives an empty subgroup, or restores it. For a subgroup with people, the confirmation explains
 * why not and leads to its members.
 */
export function useArchiveSubgroup(): Archive<Archivable> {
  const [, navigate] = useLocation();
  const archive = useArchive<useArchiveSubgroupMutation, Archivable>(
    graphql`
      mutation useArchiveSubgroupMutation($id: Int!, $archived: Boolean!) {
        setSubgroupArchived(databaseId: $id, archived: $archived) {
          archivedAt
          revision
        }
      }
    `,
    { noun: 'subgroup', consequence: 'Its group no longer lists it. You can restore it.' },
  );
  return (subgroup, reload) => {
    const problem = subgroup.archivedAt == null ? groupArchiveProblem('subgroup', subgroup.memberCount) : null;
    if (problem === null) return archive(subgroup, reload);
    return {
      confirm: { title: `${subgroup.name} is not empty`, consequence: problem, confirmText: 'Go to the members' },
      run: () => {
        navigate(routePath('viewGroupMembers', { groupId: subgroup.groupId, subGroupId: subgroup.databaseId }));
        return Promise.resolve();
      },
    };
  };
}
