import { lazy } from 'react';
import { hasScreenFor } from '../../routing/hasScreen.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import HomeQuery from './__generated__/HomeScreenQuery$parameters.ts';

// The first page arrives with its data. The skeletons are for later pages.
const skeletons = () => import('../skeletons.tsx');
const HomeSkeleton = lazy(async () => ({ default: (await skeletons()).HomeSkeleton }));

/** The home of members. */
export const screens = {
  home: screen({
    load: async () => (await import('./HomeScreen.tsx')).HomeScreen,
    query: HomeQuery,
    search: (_search, viewer) => ({ showsEvent: hasScreenFor(viewer, 'viewEvent'), showsStage: hasScreenFor(viewer, 'viewStage') }),
    skeleton: HomeSkeleton,
  }),
} satisfies ScreenTable;
