import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- OrderScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const orderPageQuery = graphql`
  query OrderPageQuery($payCode: String!) @preloadable {
    buyerOrder(payCode: $payCode) {
      payCode
      state
      stepsDone
      firstName
      email
      hasAccount
      product
      termName
      validityByDays
      funnelId
      total
      discount
      dueToday
      method
      deadline
      lastDay
      couponHeldUntil
      endedReason
      whyNotCancel
      whyNotSendReceipt
      today
      complaintContact
      payments {
        day
        amount
      }
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
