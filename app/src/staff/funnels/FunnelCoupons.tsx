import { ButtonLink, type DataColumn, DataTable, EmptyState, ExportMenu, FiguresSection, Row, RowTitle, Vignette } from '@atlas/ui';
import { maySell } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { useExport } from '../../admin/lists/useExport.ts';
import { CouponStatus } from '../shared/selling/CouponStatus.tsx';
import { couponDiscountText, couponUsesText, couponWindowText } from '../shared/selling/couponTexts.ts';
import type { FunnelCoupons_viewer$data, FunnelCoupons_viewer$key } from './__generated__/FunnelCoupons_viewer.graphql.ts';

type Coupon = FunnelCoupons_viewer$data['coupons']['edges'][number]['node'];

const columnsFor = (funnelId: string): readonly DataColumn<Coupon>[] => [
  {
    id: 'code',
    header: 'Code',
    width: 'wide',
    cell: (coupon) => (
      <RowTitle href={routePath('coupon', { funnelId, id: coupon.databaseId })} note={couponDiscountText(coupon)}>
        {coupon.code}
      </RowTitle>
    ),
  },
  { id: 'uses', header: 'Uses', width: 'narrow', align: 'end', card: 'count', cell: couponUsesText },
  { id: 'window', header: 'Valid', width: 'narrow', card: 'meta', cell: couponWindowText },
  { id: 'status', header: 'Status', width: 'short', card: 'badge', cell: ({ state }) => <CouponStatus state={state} /> },
];

/** The latest coupons of a funnel, archived ones last. */
export function FunnelCoupons({ viewer, funnelId }: { viewer: FunnelCoupons_viewer$key; funnelId: string }) {
  const { coupons, archived } = useFragment(
    graphql`
      fragment FunnelCoupons_viewer on Viewer @argumentDefinitions(funnelId: { type: "Int!" }) {
        coupons(first: 100, filter: { funnelId: $funnelId, archived: false }) {
          edges {
            node {
              databaseId
              code
              state
              ...couponTexts_coupon
            }
          }
        }
        archived: coupons(first: 100, filter: { funnelId: $funnelId, archived: true }) {
          edges {
            node {
              databaseId
              code
              state
              ...couponTexts_coupon
            }
          }
        }
      }
    `,
    viewer,
  );
  const exported = useExport('COUPONS');
  const create = maySell(useAuth().currentUser) && <ButtonLink href={routePath('newCoupon', { funnelId })}>Create a coupon</ButtonLink>;
  const rows = [...coupons.edges, ...archived.edges].map(({ node }) => node);
  return (
    <FiguresSection
      title="Coupons"
      more={
        rows.length > 0 && (
          <Row gap={2}>
            <ExportMenu
              onExport={(format) => exported.start(format, `funnel=${funnelId}`)}
              onOpen={exported.look}
              state={exported.state}
              files={exported.files}
            />
            {create}
          </Row>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          vignette={<Vignette of="payments" />}
          title="No coupons yet"
          text="A coupon is a code that lowers the price of this funnel."
          action={create}
        />
      ) : (
        <DataTable label="Coupons" columns={columnsFor(funnelId)} rows={rows} rowKey={({ databaseId }) => databaseId} />
      )}
    </FiguresSection>
  );
}
