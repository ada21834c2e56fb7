import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- ReceiptScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const receiptPageQuery = graphql`
  query ReceiptPageQuery($code: String!) @preloadable {
    checkedReceipt(code: $code) {
      code
      amount
      day
    }
  }
`;
