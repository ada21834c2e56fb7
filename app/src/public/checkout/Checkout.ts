import type { CheckoutPageQuery$data } from './__generated__/CheckoutPageQuery.graphql.ts';

/** The checkout of a funnel, with a quote for each of its terms. */
export type Checkout = NonNullable<CheckoutPageQuery$data['checkout']>;
