import { Badge, ButtonLink, type DataColumn, DataTable, EmptyState, Heading, Row, RowTitle, Stack, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { meetingText } from '@atlas/domain/groups';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { RowActions } from '../../admin/lists/RowActions.tsx';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import { useAction } from '../../admin/actions/useAction.tsx';
import { useAuth } from '../../session/authContext.ts';
import { useArchiveSubgroup } from './useArchiveSubgroup.ts';
import type { SubgroupsTable_group$data, SubgroupsTable_group$key } from './__generated__/SubgroupsTable_group.graphql.ts';

type Subgroup = SubgroupsTable_group$data['subgroups'][number];

const COLUMNS: readonly DataColumn<Subgroup>[] = [
  {
    id: 'name',
    header: 'Subgroup',
    width: 'wide',
    cell: ({ databaseId, name, meetingDay, meetingTime }) => (
      <RowTitle
        href={routePath('viewSubGroup', { id: databaseId })}
        note={meetingText({ meetingDay: meetingDay ?? null, meetingTime: meetingTime ?? null }) ?? 'No weekly meeting'}
      >
        {name}
      </RowTitle>
    ),
  },
  { id: 'leader', header: 'Leader', card: 'meta', cell: ({ leader }) => leader?.name ?? 'No leader' },
  {
    id: 'members',
    header: 'Members',
    width: 'narrow',
    align: 'end',
    card: 'aside',
    cell: ({ memberCount, capacity, hasRoom }) => (
      <Row gap={2} justify="end">
        {!hasRoom && <Badge tone="warning">Full</Badge>}
        {capacity == null ? memberCount : `${memberCount} of ${capacity}`}
      </Row>
    ),
  },
];

/** The subgroups of a group, with what their editors may do. */
export function SubgroupsTable({ group: key, reload }: { group: SubgroupsTable_group$key; reload: () => Promise<unknown> }) {
  const {
    databaseId: groupId,
    archivedAt,
    subgroups,
  } = useFragment(
    graphql`
      fragment SubgroupsTable_group on Group {
        databaseId
        archivedAt
        subgroups {
          databaseId
          name
          leader {
            name
          }
          memberCount
          capacity
          hasRoom
          meetingDay
          meetingTime
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const archive = useArchiveSubgroup();
  const { act, dialog } = useAction();
  const mayEdit = can(currentUser, { page: 'editSubGroup' });
  const create = archivedAt == null && can(currentUser, { page: 'newSubGroup' }) && (
    <ButtonLink href={routePath('newSubGroup', { groupId })}>Create a subgroup</ButtonLink>
  );
  const actionsOf = (subgroup: Subgroup) =>
    editAndArchive({
      edit: routePath('editSubGroup', { id: subgroup.databaseId }),
      archivedAt: null,
      archive: archive({ ...subgroup, groupId }, reload),
    });
  return (
    <Stack gap={3} as="section" aria-labelledby="group-subgroups">
      <Row justify="between" wrap gap={2}>
        <Heading level={2} size="subheading" id="group-subgroups">
          Subgroups
        </Heading>
        {subgroups.length > 0 && create}
      </Row>
      <DataTable
        label="Subgroups"
        columns={COLUMNS}
        rows={subgroups}
        rowKey={({ databaseId }) => databaseId}
        rowActions={mayEdit ? (row) => <RowActions name={row.name} actions={actionsOf(row)} act={act} /> : undefined}
        empty={
          <EmptyState
            vignette={<Vignette of="people" />}
            title="No subgroups yet"
            text="A subgroup is a part of the group with its own leader and weekly meeting."
            action={create || undefined}
          />
        }
      />
      {dialog}
    </Stack>
  );
}
