import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { hasScreen } from '../../routing/hasScreen.ts';
import HomeQuery from './__generated__/AffiliateHomeScreenQuery$parameters.ts';

const HomePageSkeleton = lazy(async () => ({ default: (await import('../../shell/homeSkeletons.tsx')).AffiliateHomeSkeleton }));

/** The screens of affiliates. */
export const screens = {
  home: screen({
    load: async () => (await import('./AffiliateHomeScreen.tsx')).AffiliateHomeScreen,
    query: HomeQuery,
    // A link is offered once the page it leads to exists.
    search: () => ({ givesLink: hasScreen('public', 'affiliateLink') }),
    skeleton: HomePageSkeleton,
  }),
} satisfies ScreenTable;
