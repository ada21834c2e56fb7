import { graphql } from 'react-relay/hooks';

// oxlint-disable relay/unused-fields -- ChangelogScreen reads the answer as plain data.
/** Read by the compiler only: the page receives the answer without Relay's runtime, so nothing imports this. */
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
