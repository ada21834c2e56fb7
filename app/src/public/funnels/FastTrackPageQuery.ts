import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- FastTrackScreen reads the response as plain data.
/** Read only by the compiler, as `FunnelPageQuery`. */
export const fastTrackPageQuery = graphql`
  query FastTrackPageQuery @preloadable {
    defaultSettingByName(name: "fast-track-target") {
      value
    }
  }
`;
