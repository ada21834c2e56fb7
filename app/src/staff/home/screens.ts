import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import HomeQuery from './__generated__/StaffHomeScreenQuery$parameters.ts';

const HomePageSkeleton = lazy(async () => ({ default: (await import('../../shell/homeSkeletons.tsx')).StaffHomeSkeleton }));

/** The staff home screen. */
export const screens = {
  home: screen({
    load: async () => (await import('./StaffHomeScreen.tsx')).StaffHomeScreen,
    query: HomeQuery,
    skeleton: HomePageSkeleton,
  }),
} satisfies ScreenTable;
