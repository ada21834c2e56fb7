import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- ClosedScreen reads the response as plain data.
/** Read only by the compiler, as `FunnelPageQuery`. */
export const closedPageQuery = graphql`
  query ClosedPageQuery($slug: String!) @preloadable {
    closedFunnel(slug: $slug) {
      slug
      name
      state
      opensAt
      hasWaitingList
    }
    openFunnels {
      slug
      name
      price
    }
  }
`;
