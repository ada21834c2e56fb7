import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import BuddiesQuery from './__generated__/ChallengeBuddiesScreenQuery$parameters.ts';

const Skeleton = lazy(async () => ({ default: (await import('../skeletons.tsx')).MyCoursesSkeleton }));

/** The challenge of a member. */
export const screens = {
  challengeBuddies: screen({
    load: async () => (await import('./ChallengeBuddiesScreen.tsx')).ChallengeBuddiesScreen,
    query: BuddiesQuery,
    skeleton: Skeleton,
  }),
} satisfies ScreenTable;
