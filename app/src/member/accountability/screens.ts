import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import BuddiesQuery from './__generated__/AccountabilityBuddiesScreenQuery$parameters.ts';
import SelectionQuery from './__generated__/TeamLeadSelectionScreenQuery$parameters.ts';
import TeamLeadQuery from './__generated__/TeamLeadScreenQuery$parameters.ts';

const Skeleton = lazy(async () => ({ default: (await import('../skeletons.tsx')).MyCoursesSkeleton }));

/** The accountability group of the viewer, and choosing a team lead. */
export const screens = {
  accountabilityBuddies: screen({
    load: async () => (await import('./AccountabilityBuddiesScreen.tsx')).AccountabilityBuddiesScreen,
    query: BuddiesQuery,
    skeleton: Skeleton,
  }),
  teamLeadSelection: screen({
    load: async () => (await import('./TeamLeadSelectionScreen.tsx')).TeamLeadSelectionScreen,
    query: SelectionQuery,
    skeleton: Skeleton,
  }),
  teamLead: screen({
    load: async () => (await import('./TeamLeadScreen.tsx')).TeamLeadScreen,
    query: TeamLeadQuery,
    subject: 'viewer.mySelectionRound',
    skeleton: Skeleton,
  }),
} satisfies ScreenTable;
