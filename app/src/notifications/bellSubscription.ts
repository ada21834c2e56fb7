import { graphql } from 'relay-runtime';

/** How many notifications are unread: at once, and again whenever that may have changed. */
export const bellSubscription = graphql`
  subscription bellSubscription {
    unreadNotifications
  }
`;
