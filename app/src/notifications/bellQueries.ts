import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- useNotifications reads the response as plain data.
// The bell is on every page, including pages without Relay, so these are sent directly.

export const bellQuery = graphql`
  query bellQueriesListQuery($first: Int!, $after: String) {
    viewer {
      unreadNotifications
      notifications(first: $first, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            title
            body
            path
            readAt
            createdAt
          }
        }
      }
    }
  }
`;

export const bellReadMutation = graphql`
  mutation bellQueriesReadMutation($id: Int!, $isRead: Boolean!) {
    setNotificationRead(databaseId: $id, isRead: $isRead) {
      unreadNotifications
    }
  }
`;

export const bellReadAllMutation = graphql`
  mutation bellQueriesReadAllMutation($until: DateTime!) {
    markAllNotificationsRead(until: $until) {
      unreadNotifications
    }
  }
`;
