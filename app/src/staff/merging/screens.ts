import { listVariables, readListSearch } from '@atlas/domain/lists';
import { duplicatePairsList, mergesList } from '@atlas/domain/merging';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { peopleIn } from './mergePath.ts';
import MergeUsersQuery from './__generated__/MergeUsersScreenQuery$parameters.ts';

/** The page of suggestions or of merges, or the people that are compared. */
function variablesIn(search: URLSearchParams) {
  const ids = peopleIn(search);
  const pairs = listVariables(readListSearch(search, duplicatePairsList), duplicatePairsList);
  const merges = listVariables(readListSearch(search, mergesList), mergesList);
  const shows = ids.length > 0 ? 'people' : search.get('tab') === 'merges' ? 'merges' : 'pairs';
  return {
    ...(shows === 'merges' ? merges : pairs),
    filter: pairs.filter,
    sort: pairs.sort,
    mergeFilter: merges.filter,
    mergeSort: merges.sort,
    ids,
    showsPeople: shows === 'people',
    showsPairs: shows === 'pairs',
    showsMerges: shows === 'merges',
  };
}

/** The staff screen for merging accounts. */
export const screens = {
  mergeUsers: screen({
    load: async () => (await import('./MergeUsersScreen.tsx')).MergeUsersScreen,
    query: MergeUsersQuery,
    search: variablesIn,
    skeleton: TabbedListPageSkeleton,
  }),
} satisfies ScreenTable;
