import { graphql } from 'react-relay/hooks';

// oxlint-disable relay/unused-fields -- LegalScreen reads the answer as plain data.
/** Read by the compiler only: the page receives the answer without Relay's runtime, so nothing imports this. */
export const legalPageQuery = graphql`
  query LegalPageQuery($kind: LegalKind!) @preloadable {
    publicLegalPage(kind: $kind) {
      text
      publishedAt
    }
  }
`;
