import { graphql, useFragment } from 'react-relay/hooks';
import { termValues } from '../shared/selling/termValues.ts';
import type { couponFunnel_funnel$key } from './__generated__/couponFunnel_funnel.graphql.ts';

/** The funnel of a coupon, as far as its form needs it. */
export type CouponFunnel = NonNullable<ReturnType<typeof useCouponFunnel>>;

/** Reads the funnel of a coupon with its price and its payment terms in order. */
export function useCouponFunnel(key: couponFunnel_funnel$key | null | undefined) {
  const funnel = useFragment(
    graphql`
      fragment couponFunnel_funnel on Funnel {
        databaseId
        name
        product {
          price
        }
        paymentTerms {
          paymentTerm {
            databaseId
            name
            ...termValues_term
          }
        }
      }
    `,
    key ?? null,
  );
  if (!funnel) return null;
  const { databaseId, name, product, paymentTerms } = funnel;
  const terms = paymentTerms.map(({ paymentTerm }) => ({
    databaseId: paymentTerm.databaseId,
    name: paymentTerm.name,
    values: termValues(paymentTerm),
  }));
  return { id: String(databaseId), name, price: product.price, terms };
}
