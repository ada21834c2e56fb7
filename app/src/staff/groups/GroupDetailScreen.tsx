import { Alert, ButtonLink, Card, KeyValueList, Link, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { EditAndArchive } from '../../admin/actions/EditAndArchive.tsx';
import { ArchivedStatus } from '../../admin/ArchivedStatus.tsx';
import { namesOf } from '../../admin/namesOf.ts';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { GroupFigures } from '../../shared/groups/GroupFigures.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { SubgroupsTable } from './SubgroupsTable.tsx';
import { useArchiveGroup } from './useArchiveGroup.ts';
import type { GroupDetailScreenQuery } from './__generated__/GroupDetailScreenQuery.graphql.ts';

const QUERY = graphql`
  query GroupDetailScreenQuery($id: Int!) @preloadable {
    viewer {
      group(databaseId: $id) {
        databaseId
        name
        description
        archivedAt
        createdAt
        isLed
        leader {
          name
        }
        coaches {
          name
        }
        memberCount
        activeCount
        needs {
          calls
        }
        ...SubgroupsTable_group
        ...GroupFigures_group
      }
    }
  }
`;

/**
 * A group for those responsible for it at `/groups/{id}`: its people, subgroups, stage mix and
 * activity.
 *
 * @spec 1 §2.5
 */
export function GroupDetailScreen({ queryRef, params }: { queryRef: PreloadedQuery<GroupDetailScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<GroupDetailScreenQuery>(QUERY, queryRef);
  const reload = useReload<GroupDetailScreenQuery>(QUERY, { id: params.id });
  const archive = useArchiveGroup();
  const { currentUser } = useAuth();
  const { group } = viewer;
  if (!group) return <NotFound />;
  const { databaseId: id, archivedAt, leader, isLed, needs } = group;
  const edit = can(currentUser, { page: 'editGroup' }) ? routePath('editGroup', { id }) : null;
  const isActive = archivedAt == null;
  return (
    <RecordPage
      title={group.name}
      back={{ href: routePath('groups'), label: 'Groups' }}
      status={<ArchivedStatus archivedAt={archivedAt} />}
      meta={group.description === '' ? undefined : group.description}
      actions={
        <>
          {isActive && <ButtonLink href={routePath('viewGroupMembers', { groupId: id })}>Members</ButtonLink>}
          <EditAndArchive edit={edit} archivedAt={archivedAt} archive={archive(group, reload)}>
            Edit group
          </EditAndArchive>
        </>
      }
      aside={
        <Card>
          <KeyValueList
            items={[
              { label: 'Leader', value: leader?.name ?? 'No leader' },
              { label: 'Coaches', value: namesOf(group.coaches) },
              { label: 'Members', value: group.memberCount },
              { label: 'Active in 7 days', value: group.activeCount },
              ...(needs && isActive
                ? [{ label: 'Need a call', value: <Link href={routePath('viewGroup', { groupId: id })}>{needs.calls}</Link> }]
                : []),
              { label: 'Created', value: formatShortDate(group.createdAt) },
            ]}
          />
        </Card>
      }
    >
      <Stack gap={6}>
        {isActive && !isLed && (
          <Alert tone="warning" title="This group has no leader">
            <Text>
              {leader ? `${leader.name} no longer has an active account.` : 'Its coaches still see it, but no one is responsible for it.'}
              {edit !== null && (
                <>
                  {' '}
                  <Link href={edit} tone="inherit">
                    Choose a leader
                  </Link>
                </>
              )}
            </Text>
          </Alert>
        )}
        <SubgroupsTable group={group} reload={reload} />
        <GroupFigures group={group} />
      </Stack>
    </RecordPage>
  );
}
