import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useReload } from '../../relay/useReload.ts';
import { DuplicateList } from './DuplicateList.tsx';
import { MergeCompare } from './MergeCompare.tsx';
import { MergeList } from './MergeList.tsx';
import type { MergeUsersScreenQuery } from './__generated__/MergeUsersScreenQuery.graphql.ts';

const QUERY = graphql`
  query MergeUsersScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: DuplicatePairsFilter!
    $sort: DuplicatePairsSort!
    $mergeFilter: UserMergesFilter!
    $mergeSort: UserMergesSort!
    $ids: [Int!]!
    $showsPeople: Boolean!
    $showsPairs: Boolean!
    $showsMerges: Boolean!
  ) @preloadable {
    viewer {
      ...DuplicateList_viewer
        @arguments(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort)
        @alias(as: "pairs")
        @include(if: $showsPairs)
      ...MergeList_viewer
        @arguments(first: $first, offset: $offset, after: $after, filter: $mergeFilter, sort: $mergeSort)
        @alias(as: "merges")
        @include(if: $showsMerges)
      ...MergeCompare_viewer @arguments(ids: $ids) @alias(as: "people") @include(if: $showsPeople)
    }
  }
`;

/**
 * Merging accounts of one person at `/community/mergeUsers`: suggestions, the merges of the past,
 * or people side by side.
 *
 * @spec 1 §2.5; product decision §14
 */
export function MergeUsersScreen({ queryRef }: { queryRef: PreloadedQuery<MergeUsersScreenQuery> }) {
  const { pairs, merges, people } = usePreloadedQuery<MergeUsersScreenQuery>(QUERY, queryRef).viewer;
  const { ids } = queryRef.variables;
  const reload = useReload<MergeUsersScreenQuery>(QUERY, queryRef.variables);
  return (
    <>
      {pairs && <DuplicateList viewer={pairs} {...{ queryRef, reload }} />}
      {merges && <MergeList viewer={merges} {...{ queryRef, reload }} />}
      {people && <MergeCompare key={ids.join()} viewer={people} ids={ids} />}
    </>
  );
}
