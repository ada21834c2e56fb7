import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import HomeQuery from './__generated__/AffiliateHomeScreenQuery$parameters.ts';

const HomePageSkeleton = lazy(async () => ({ default: (await import('../../shell/homeSkeletons.tsx')).AffiliateHomeSkeleton }));

/** The screens of affiliates. */
export const screens = {
  home: screen({
    load: async () => (await import('./AffiliateHomeScreen.tsx')).AffiliateHomeScreen,
    query: HomeQuery,
    skeleton: HomePageSkeleton,
  }),
} satisfies ScreenTable;
