import { readersResourcesList } from '@atlas/domain/resources';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import MyResourcesQuery from './__generated__/MyResourcesScreenQuery$parameters.ts';
import ResourceQuery from './__generated__/ResourceScreenQuery$parameters.ts';

const skeletons = () => import('../../shared/resources/ResourceSkeletons.tsx');
const ListPageSkeleton = lazy(async () => ({ default: (await skeletons()).ResourceListSkeleton }));
const ResourceSkeleton = lazy(async () => ({ default: (await skeletons()).ResourceSkeleton }));

/** The members' library of files and links. */
export const screens = {
  viewResources: screen({
    load: async () => (await import('./MyResourcesScreen.tsx')).MyResourcesScreen,
    query: MyResourcesQuery,
    search: (search) => listVariables(readListSearch(search, readersResourcesList), readersResourcesList),
    skeleton: ListPageSkeleton,
  }),
  viewResource: screen({
    load: async () => (await import('./ResourceScreen.tsx')).ResourceScreen,
    query: ResourceQuery,
    subject: 'viewer.resource',
    // A resource's data decides which of them it needs.
    preloadAlso: () =>
      Promise.all([import('@atlas/ui/components/learning/VideoPlayer.tsx'), import('@atlas/ui/components/learning/FilePreview.tsx')]),
    skeleton: ResourceSkeleton,
  }),
} satisfies ScreenTable;
