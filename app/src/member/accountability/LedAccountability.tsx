import { type DataColumn, DataTable, FiguresSection, RowTitle } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LedAccountability_viewer$data, LedAccountability_viewer$key } from './__generated__/LedAccountability_viewer.graphql.ts';

type Group = LedAccountability_viewer$data['ledAccountabilityGroups'][number];

const COLUMNS: readonly DataColumn<Group>[] = [
  {
    id: 'name',
    header: 'Group',
    cell: ({ databaseId, name }) => <RowTitle href={routePath('accountabilityGroups', { id: databaseId })}>{name}</RowTitle>,
  },
  {
    id: 'checkedIn',
    header: 'Checked in this week',
    align: 'end',
    card: 'fact',
    cell: ({ checkedInCount, memberCount }) => `${checkedInCount} of ${memberCount}`,
  },
  { id: 'needHelp', header: 'Need help', align: 'end', card: 'fact', cell: ({ needHelpCount }) => needHelpCount },
];

/** The groups that the viewer leads or assists in leading, each with this week in figures. */
export function LedAccountability({ viewer: key }: { viewer: LedAccountability_viewer$key }) {
  const { ledAccountabilityGroups } = useFragment(
    graphql`
      fragment LedAccountability_viewer on Viewer {
        ledAccountabilityGroups {
          databaseId
          name
          memberCount
          checkedInCount
          needHelpCount
        }
      }
    `,
    key,
  );
  return (
    <FiguresSection title="Groups you lead">
      <DataTable label="Groups you lead" columns={COLUMNS} rows={ledAccountabilityGroups} rowKey={({ databaseId }) => databaseId} />
    </FiguresSection>
  );
}
