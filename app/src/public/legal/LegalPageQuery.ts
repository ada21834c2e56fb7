import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- LegalScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
export const legalPageQuery = graphql`
  query LegalPageQuery($kind: LegalKind!, $isPrivacy: Boolean!) @preloadable {
    publicLegalPage(kind: $kind) {
      text
      publishedAt
    }
    privacyContact @include(if: $isPrivacy)
  }
`;
