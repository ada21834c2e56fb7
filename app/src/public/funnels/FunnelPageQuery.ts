import { graphql } from 'react-relay/hooks';

// oxlint-disable relay/unused-fields -- FunnelScreen reads the answer as plain data.
/** Read by the compiler only: the page receives the answer without Relay's runtime, so nothing imports this. */
export const funnelPageQuery = graphql`
  query FunnelPageQuery($slug: String!) @preloadable {
    publicFunnel(slug: $slug) {
      slug
      name
      description
      price
      validityByDays
    }
  }
`;
