import { can, roleInUse } from '@atlas/domain/access';
import { needsShownTo } from '@atlas/domain/home';
import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import HomeQuery from './__generated__/StaffHomeScreenQuery$parameters.ts';

const HomePageSkeleton = lazy(async () => ({ default: (await import('../../shell/homeSkeletons.tsx')).StaffHomeSkeleton }));

/** The staff home screen. */
export const screens = {
  home: screen({
    load: async () => (await import('./StaffHomeScreen.tsx')).StaffHomeScreen,
    query: HomeQuery,
    // Success managers and head coaches have people of their own.
    search: (_search, viewer) => {
      const role = roleInUse(viewer);
      return {
        hasPeople: role !== null && needsShownTo(role).length > 0,
        seesMoney: can(viewer, { page: 'studentPaymentDetails' }),
        opensPeople: can(viewer, { page: 'users' }),
        reviews: (viewer?.stagesAsReviewer.length ?? 0) > 0,
      };
    },
    skeleton: HomePageSkeleton,
  }),
} satisfies ScreenTable;
