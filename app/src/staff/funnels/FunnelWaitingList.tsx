import { DataTable, ExportMenu, FiguresSection, Link, Row, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useExport } from '../../admin/lists/useExport.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useWaitingColumns } from '../shared/orders/useWaitingColumns.tsx';
import type { FunnelWaitingList_viewer$key } from './__generated__/FunnelWaitingList_viewer.graphql.ts';

/** The latest people on the waiting list of a funnel, with a link to all of them. */
export function FunnelWaitingList({ viewer, funnelId }: { viewer: FunnelWaitingList_viewer$key; funnelId: number }) {
  const { waitingList } = useFragment(
    graphql`
      fragment FunnelWaitingList_viewer on Viewer @argumentDefinitions(funnelId: { type: "Int!" }) {
        waitingList(first: 10, filter: { funnelId: $funnelId }) {
          edges {
            node {
              ...useWaitingColumns_people
            }
          }
        }
      }
    `,
    viewer,
  );
  const { rows, columns } = useWaitingColumns(
    waitingList.edges.map(({ node }) => node),
    { withFunnel: false },
  );
  const exported = useExport('WAITING_LIST');
  const opensAll = useOpens('payment');
  return (
    <FiguresSection
      title="Waiting list"
      more={
        rows.length > 0 && (
          <Row gap={3}>
            {opensAll && (
              <Link href={routePath('payment', { tab: 'waiting-list', funnel: funnelId })} label="See all people on the waiting list">
                See all
              </Link>
            )}
            <ExportMenu
              onExport={(format) => exported.start(format, `funnel=${funnelId}`)}
              onOpen={exported.look}
              state={exported.state}
              files={exported.files}
            />
          </Row>
        )
      }
    >
      {rows.length === 0 ? (
        <Text tone="muted">No one is on the waiting list.</Text>
      ) : (
        <DataTable
          label="Waiting list"
          columns={columns.map((column) => ({ ...column, sortable: false }))}
          rows={rows}
          rowKey={({ databaseId }) => databaseId}
        />
      )}
    </FiguresSection>
  );
}
