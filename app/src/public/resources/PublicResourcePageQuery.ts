import { graphql } from 'react-relay/hooks';

// oxlint-disable relay/unused-fields -- PublicResourceScreen reads the answer as plain data.
/** Read by the compiler only: the page receives the answer without Relay's runtime, so nothing imports this. */
export const publicResourcePageQuery = graphql`
  query PublicResourcePageQuery($id: Int!) @preloadable {
    publicResource(databaseId: $id) {
      databaseId
      name
      description
      kind
      url
      embedUrl
      fileName
      bytes
      isInline
    }
  }
`;
