import { graphql, readInlineData } from 'react-relay/hooks';
import type { buyerName_order$key } from './__generated__/buyerName_order.graphql.ts';

/** The name of the buyer of an order. */
export function buyerName(order: buyerName_order$key): string {
  const { firstName, lastName } = readInlineData<buyerName_order$key>(
    graphql`
      fragment buyerName_order on Order @inline {
        firstName
        lastName
      }
    `,
    order,
  );
  return `${firstName} ${lastName}`;
}
