import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- CheckoutScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const checkoutPageQuery = graphql`
  query CheckoutPageQuery($funnel: String!, $coupon: String) @preloadable {
    checkout(funnel: $funnel, coupon: $coupon) {
      funnelId
      slug
      product
      isOpen
      startsOn
      expiresAt
      validityByDays
      couponCode
      couponProblem
      activeUntil
      problem
      complaintContact
      refundWindowDays
      quotes {
        termId
        name
        list
        discount
        total
        dueToday
        problem
        payments {
          day
          amount
        }
      }
      methods {
        value
        label
        isOnline
      }
      seller {
        name
        details
      }
      buyer {
        firstName
        lastName
        email
        mobileNumber
        facebookProfile
      }
    }
  }
`;
