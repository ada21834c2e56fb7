import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { ALL, SHOWN } from './shownRows.ts';
import HomeQuery from './__generated__/LeaderHomeScreenQuery$parameters.ts';

const HomePageSkeleton = lazy(async () => ({ default: (await import('../../shell/homeSkeletons.tsx')).LeaderHomeSkeleton }));

/** The screens of coaches and team leads. */
export const screens = {
  home: screen({
    load: async () => (await import('./LeaderHomeScreen.tsx')).LeaderHomeScreen,
    query: HomeQuery,
    search: (search, viewer) => ({
      // A viewer who reviews no stage has no requests to review.
      reviews: (viewer?.stagesAsReviewer.length ?? 0) > 0,
      people: (search.has('people') ? ALL : SHOWN).people,
      waiting: (search.has('waiting') ? ALL : SHOWN).waiting,
    }),
    skeleton: HomePageSkeleton,
  }),
} satisfies ScreenTable;
