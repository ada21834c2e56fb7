import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- FunnelScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const funnelPageQuery = graphql`
  query FunnelPageQuery($slug: String!, $affLink: String) @preloadable {
    publicPage(slug: $slug, affLink: $affLink) {
      affiliateCode
      isElsewhere
      funnel {
        slug
        name
        description
        price
        validityByDays
        coverUrl
      }
    }
  }
`;
