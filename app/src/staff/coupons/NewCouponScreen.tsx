import { can } from '@atlas/domain/access';
import { couponForm } from '@atlas/domain/coupons';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { useAuth } from '../../session/authContext.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { CouponFields } from './CouponFields.tsx';
import { useCouponFunnel } from './couponFunnel.ts';
import { CouponSchedule } from './CouponSchedule.tsx';
import { couponInput, NEW_COUPON } from './couponValues.ts';
import type { NewCouponScreenMutation } from './__generated__/NewCouponScreenMutation.graphql.ts';
import type { NewCouponScreenQuery } from './__generated__/NewCouponScreenQuery.graphql.ts';

/**
 * The form that creates a coupon of a funnel at `/funnels/{funnelId}/coupons/new`.
 *
 * @spec 1 §2.5
 */
export function NewCouponScreen({ queryRef }: { queryRef: PreloadedQuery<NewCouponScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewCouponScreenQuery>(
    graphql`
      query NewCouponScreenQuery($funnelId: Int!) @preloadable {
        viewer {
          funnel(databaseId: $funnelId) {
            ...couponFunnel_funnel
          }
        }
      }
    `,
    queryRef,
  );
  const { funnelId } = queryRef.variables;
  const funnel = useCouponFunnel(viewer.funnel);
  const create = useCreate<NewCouponScreenMutation>(graphql`
    mutation NewCouponScreenMutation($funnelId: Int!, $input: CouponInput!, $idempotencyKey: String!) {
      createCoupon(funnelId: $funnelId, input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const { currentUser } = useAuth();
  // The flag of the page is that of reading funnels, which does not include creating coupons.
  if (!can(currentUser, { function: 'product_create' })) return <Forbidden />;
  if (!funnel) return <NotFound />;
  return (
    <RecordForm
      title="Create a coupon"
      back={{ href: routePath('funnel', { id: funnel.id }), label: funnel.name }}
      form={couponForm(funnel.price)}
      initialValues={NEW_COUPON}
      save={async (values) => {
        const { createCoupon } = await create({ funnelId, input: couponInput(values) });
        return { text: 'Coupon created.', href: routePath('coupon', { funnelId: funnel.id, id: createCoupon.databaseId }) };
      }}
      submitText="Create coupon"
      aside={<CouponSchedule funnel={funnel} />}
    >
      <CouponFields funnel={funnel} />
    </RecordForm>
  );
}
