import { graphql } from 'relay-runtime';

/** The number of unread notifications: at once, and again whenever it may have changed. */
export const bellSubscription = graphql`
  subscription bellSubscription {
    unreadNotifications
  }
`;
