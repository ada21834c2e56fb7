import { DataTable, ExportMenu, FiguresSection, Link, Row, Text } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useExport } from '../../admin/lists/useExport.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useOrderColumns } from '../shared/orders/useOrderColumns.tsx';
import type { FunnelOrders_viewer$key } from './__generated__/FunnelOrders_viewer.graphql.ts';

interface FunnelOrdersProps {
  viewer: FunnelOrders_viewer$key;
  funnelId: number;
  /** Returns the address with an order open. */
  openHref: (id: number) => string;
  openId: number | undefined;
}

/** The latest orders of a funnel, with a link to all of them. */
export function FunnelOrders({ viewer, funnelId, openHref, openId }: FunnelOrdersProps) {
  const { orders } = useFragment(
    graphql`
      fragment FunnelOrders_viewer on Viewer @argumentDefinitions(funnelId: { type: "Int!" }, seesOrders: { type: "Boolean!" }) {
        orders(first: 10, filter: { funnelId: $funnelId }) @include(if: $seesOrders) {
          edges {
            node {
              ...useOrderColumns_orders
            }
          }
        }
      }
    `,
    viewer,
  );
  const { rows, columns } = useOrderColumns(
    (orders?.edges ?? []).map(({ node }) => node),
    { openHref, ofFunnel: true },
  );
  const exported = useExport('ORDERS');
  const opensAll = useOpens('payment');
  return (
    <FiguresSection
      title="Orders"
      more={
        rows.length > 0 && (
          <Row gap={3}>
            {opensAll && (
              <Link href={routePath('payment', { tab: 'orders', funnel: funnelId })} label="See all orders">
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
        <Text tone="muted">No orders yet.</Text>
      ) : (
        <DataTable
          label="Orders"
          columns={columns.map((column) => ({ ...column, sortable: false }))}
          rows={rows}
          rowKey={({ databaseId }) => databaseId}
          currentKey={openId}
        />
      )}
    </FiguresSection>
  );
}
