import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- FastScreen reads the response as plain data.
/** Read only by the compiler, as `FunnelPageQuery`. */
export const fastPageQuery = graphql`
  query FastPageQuery @preloadable {
    isFastElsewhere
    fastFunnel {
      slug
      name
      description
      price
      validityByDays
      coverUrl
    }
  }
`;
