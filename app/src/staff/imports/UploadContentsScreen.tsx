import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { ImportList } from './ImportList.tsx';
import { ImportPage } from './ImportPage.tsx';
import type { UploadContentsScreenQuery } from './__generated__/UploadContentsScreenQuery.graphql.ts';

const QUERY = graphql`
  query UploadContentsScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: ImportsFilter!
    $sort: ImportsSort!
    $rowFilter: ImportRowsFilter!
    $rowSort: ImportRowsSort!
    $importId: Int!
    $opensImport: Boolean!
  ) @preloadable {
    viewer {
      ...ImportList_viewer
        @arguments(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort)
        @alias(as: "list")
        @skip(if: $opensImport)
      ...ImportPage_viewer
        @arguments(importId: $importId, first: $first, offset: $offset, after: $after, filter: $rowFilter, sort: $rowSort)
        @alias(as: "page")
        @include(if: $opensImport)
    }
  }
`;

/**
 * The imports of members, groups and courses, or one of them with its rows. Product decisions §13.
 *
 * @spec 1 §2.5, 2 §3
 */
export function UploadContentsScreen({ queryRef }: { queryRef: PreloadedQuery<UploadContentsScreenQuery> }) {
  const { list, page } = usePreloadedQuery<UploadContentsScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<UploadContentsScreenQuery>(QUERY, queryRef.variables);
  return (
    <>
      {list && <ImportList viewer={list} {...{ queryRef, reload }} />}
      {page && <ImportPage viewer={page} {...{ queryRef, reload }} />}
    </>
  );
}
