import { can } from '@atlas/domain/access';
import { couponForm } from '@atlas/domain/coupons';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import { Forbidden } from '../../shell/Forbidden.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { CouponFields } from './CouponFields.tsx';
import { useCouponFunnel } from './couponFunnel.ts';
import { CouponSchedule } from './CouponSchedule.tsx';
import { couponInput, couponValues } from './couponValues.ts';
import type { EditCouponScreenMutation } from './__generated__/EditCouponScreenMutation.graphql.ts';
import type { EditCouponScreenQuery } from './__generated__/EditCouponScreenQuery.graphql.ts';
import type { EditCouponScreen_coupon$key } from './__generated__/EditCouponScreen_coupon.graphql.ts';

const QUERY = graphql`
  query EditCouponScreenQuery($id: Int!) @preloadable {
    viewer {
      coupon(databaseId: $id) {
        ...EditCouponScreen_coupon
      }
    }
  }
`;

/**
 * The form for a coupon at `/coupons/{id}/edit`. Orders that hold or used it keep their prices.
 *
 * @spec 1 §2.5
 */
export function EditCouponScreen({ queryRef }: { queryRef: PreloadedQuery<EditCouponScreenQuery> }) {
  const { viewer } = usePreloadedQuery<EditCouponScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditCouponScreenQuery>(QUERY, queryRef.variables);
  const coupon = useFragment<EditCouponScreen_coupon$key>(
    graphql`
      fragment EditCouponScreen_coupon on Coupon {
        databaseId
        revision
        code
        funnel {
          ...couponFunnel_funnel
        }
        ...CouponFields_coupon
        ...couponValues_coupon
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    viewer.coupon ?? null,
  );
  const funnel = useCouponFunnel(coupon?.funnel);
  const update = useSubmit<EditCouponScreenMutation>(graphql`
    mutation EditCouponScreenMutation($id: Int!, $revision: Int!, $input: CouponInput!) {
      updateCoupon(databaseId: $id, revision: $revision, input: $input) {
        ...EditCouponScreen_coupon
      }
    }
  `);
  const { currentUser } = useAuth();
  // The flag of the page is that of reading funnels, which does not include changing coupons.
  if (!can(currentUser, { function: 'product_create' })) return <Forbidden />;
  if (!coupon || !funnel) return <NotFound />;
  const { databaseId: id, revision, code } = coupon;
  const href = routePath('coupon', { funnelId: funnel.id, id });
  return (
    <RecordForm
      title="Edit coupon"
      back={{ href, label: code }}
      form={couponForm(funnel.price)}
      initialValues={couponValues(coupon)}
      save={async (values) => {
        await update({ id, revision, input: couponInput(values) });
        return { text: 'Coupon saved.', href };
      }}
      reload={reload}
      submitText="Save coupon"
      note={<LastSaved saved={coupon.lastSaved} />}
      aside={<CouponSchedule funnel={funnel} />}
    >
      <CouponFields funnel={funnel} coupon={coupon} />
    </RecordForm>
  );
}
