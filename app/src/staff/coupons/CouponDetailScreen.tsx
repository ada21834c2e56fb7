import { Card, KeyValueList, Link } from '@atlas/ui';
import { maySell } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { EditAndArchive } from '../../admin/actions/EditAndArchive.tsx';
import { namesOf } from '../../admin/namesOf.ts';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { CouponStatus } from '../shared/selling/CouponStatus.tsx';
import { couponDiscountText, couponUsesText, couponWindowText } from '../shared/selling/couponTexts.ts';
import { CouponUses } from './CouponUses.tsx';
import { useArchiveCoupon } from './useArchiveCoupon.ts';
import type { CouponDetailScreenQuery } from './__generated__/CouponDetailScreenQuery.graphql.ts';

/**
 * A coupon of a funnel for staff at `/funnels/{funnelId}/coupons/{id}`.
 *
 * @spec 1 §2.5
 */
export function CouponDetailScreen({ queryRef }: { queryRef: PreloadedQuery<CouponDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CouponDetailScreenQuery>(
    graphql`
      query CouponDetailScreenQuery($id: Int!, $funnelId: Int!, $withUses: Boolean!) @preloadable {
        viewer {
          funnel(databaseId: $funnelId) {
            databaseId
          }
          coupon(databaseId: $id) {
            databaseId
            code
            state
            archivedAt
            createdAt
            limitPerUser
            funnel {
              databaseId
              name
            }
            paymentTerms {
              name
            }
            affiliate {
              name
            }
            ...couponTexts_coupon
          }
          ...CouponUses_viewer @arguments(couponId: $id) @include(if: $withUses) @alias(as: "uses")
        }
      }
    `,
    queryRef,
  );
  const archive = useArchiveCoupon();
  const sells = maySell(useAuth().currentUser);
  const { coupon } = viewer;
  if (!coupon || coupon.funnel.databaseId !== viewer.funnel?.databaseId) return <NotFound />;
  const { databaseId: id, code, funnel, archivedAt } = coupon;
  const funnelHref = routePath('funnel', { id: String(funnel.databaseId) });
  return (
    <RecordPage
      title={code}
      back={{ href: funnelHref, label: funnel.name }}
      status={<CouponStatus state={coupon.state} />}
      meta={couponDiscountText(coupon)}
      actions={
        <EditAndArchive
          edit={sells ? routePath('editCoupon', { id }) : null}
          archivedAt={archivedAt}
          archive={archive({ ...coupon, name: code })}
        >
          Edit coupon
        </EditAndArchive>
      }
      aside={
        <Card>
          <KeyValueList
            items={[
              { label: 'Funnel', value: <Link href={funnelHref}>{funnel.name}</Link> },
              { label: 'Discount', value: couponDiscountText(coupon) },
              { label: 'Uses', value: couponUsesText(coupon) },
              { label: 'Limit per person', value: coupon.limitPerUser },
              { label: 'Valid', value: couponWindowText(coupon) },
              { label: 'Payment terms', value: namesOf(coupon.paymentTerms) || 'All' },
              { label: 'Affiliate', value: coupon.affiliate?.name },
              { label: 'Created', value: formatShortDate(coupon.createdAt) },
            ]}
          />
        </Card>
      }
    >
      {viewer.uses && <CouponUses viewer={viewer.uses} />}
    </RecordPage>
  );
}
