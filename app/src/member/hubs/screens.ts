import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { contentVariables } from './contentParts.ts';
import CommunityQuery from './__generated__/CommunityScreenQuery$parameters.ts';
import ContentQuery from './__generated__/ContentScreenQuery$parameters.ts';

const HubSkeleton = lazy(async () => ({ default: (await import('../skeletons.tsx')).MyCoursesSkeleton }));

/** The start pages of Atlas's areas, for members. */
export const screens = {
  content: screen({
    load: async () => (await import('./ContentScreen.tsx')).ContentScreen,
    query: ContentQuery,
    search: contentVariables,
    skeleton: HubSkeleton,
  }),
  community: screen({
    load: async () => (await import('./CommunityScreen.tsx')).CommunityScreen,
    query: CommunityQuery,
    skeleton: HubSkeleton,
  }),
} satisfies ScreenTable;
