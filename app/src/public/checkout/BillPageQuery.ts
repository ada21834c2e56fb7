import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- BillScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const billPageQuery = graphql`
  query BillPageQuery($key: String!) @preloadable {
    bill(key: $key) {
      key
      isOwn
      entryId
      firstName
      product
      payCode
      place
      due
      scheduleDate
      statusText
      isPayable
      hasLink
      today
      complaintContact
      receipts {
        databaseId
        amount
        label
        reference
        paidOn
        state
        reason
        hasPicture
        uploadKey
      }
      methods {
        value
        label
        isOnline
      }
      onlinePayment {
        method
        state
        isKept
      }
      accounts {
        platform
        label
        name
        number
        qrUrl
      }
    }
  }
`;
