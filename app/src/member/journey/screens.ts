import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import MyStageQuery from './__generated__/MyStageScreenQuery$parameters.ts';

// The first page arrives with its data. The skeleton is for later pages.
const StageSkeleton = lazy(async () => ({ default: (await import('./journeySkeletons.tsx')).StageSkeleton }));

/** The pages of the journey. */
export const screens = {
  viewStage: screen({
    load: async () => (await import('./MyStageScreen.tsx')).MyStageScreen,
    query: MyStageQuery,
    skeleton: StageSkeleton,
  }),
} satisfies ScreenTable;
