import { lazy } from 'react';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { PROFILE_SCREENS } from './profileTabs.ts';
import EditProfileQuery from './__generated__/EditProfileScreenQuery$parameters.ts';
import ProfileQuery from './__generated__/PersonProfileScreenQuery$parameters.ts';

const shapes = () => import('./profileSkeletons.tsx');
const EditProfileSkeleton = lazy(async () => ({ default: (await shapes()).EditProfileSkeleton }));
const ProfileSkeleton = lazy(async () => ({ default: (await shapes()).WinsSkeleton }));

/** The screens of profiles: the member's own and those of others. */
export const screens = {
  myProfile: { tabs: PROFILE_SCREENS },
  editProfile: screen({
    load: async () => (await import('./EditProfileScreen.tsx')).EditProfileScreen,
    query: EditProfileQuery,
    skeleton: EditProfileSkeleton,
  }),
  profile: screen({
    load: async () => (await import('./PersonProfileScreen.tsx')).PersonProfileScreen,
    query: ProfileQuery,
    subject: 'viewer.profile',
    skeleton: ProfileSkeleton,
  }),
} satisfies ScreenTable;
