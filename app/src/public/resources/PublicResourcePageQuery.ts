import { graphql } from 'react-relay/hooks';

// oxlint-disable atlas/unused-fields -- PublicResourceScreen reads the response as plain data.
/**
 * Read only by the compiler: the page receives the response without Relay's runtime, so no module
 * imports this.
 */
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
