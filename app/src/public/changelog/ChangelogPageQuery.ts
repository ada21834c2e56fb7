import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- ChangelogScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const changelogPageQuery = graphql`
  query ChangelogPageQuery @preloadable {
    publicChangelog {
      databaseId
      title
      bodyTree
      publishedAt
    }
  }
`;
