import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- PublicResourcesScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const publicResourcesPageQuery = graphql`
  query PublicResourcesPageQuery($first: Int!, $offset: Int!, $after: String, $filter: PublicResourcesFilter!, $sort: PublicResourcesSort!)
  @preloadable {
    publicResources(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          databaseId
          name
          description
          kind
          bytes
          url
        }
      }
    }
  }
`;
