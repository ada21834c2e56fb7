import type { RouteParams } from '@atlas/domain/navigation';
import { lazy } from 'react';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { profileTabLabel } from './profilePath.ts';
import AccountQuery from './__generated__/AccountTabQuery$parameters.ts';
import BasicInfoQuery from './__generated__/BasicInfoTabQuery$parameters.ts';
import MembershipQuery from './__generated__/MembershipTabQuery$parameters.ts';
import SocialsQuery from './__generated__/SocialsTabQuery$parameters.ts';
import WinsQuery from './__generated__/WinsTabQuery$parameters.ts';

const shapes = () => import('./profileSkeletons.tsx');
const WinsSkeleton = lazy(async () => ({ default: (await shapes()).WinsSkeleton }));
const FactsSkeleton = lazy(async () => ({ default: (await shapes()).FactsSkeleton }));
const AccountSkeleton = lazy(async () => ({ default: (await shapes()).AccountSkeleton }));

type Tab = ScreenTab<RouteParams<'myProfile'>>;

/** The tabs of the member's own profile, in the order of domain's PROFILE_TABS. */
export const PROFILE_SCREENS: readonly [Tab, ...Tab[]] = [
  {
    tab: 'wins',
    label: profileTabLabel('wins'),
    screen: screen({ load: async () => (await import('./WinsTab.tsx')).WinsTab, query: WinsQuery, skeleton: WinsSkeleton }),
  },
  {
    tab: 'basic_info',
    label: profileTabLabel('basic_info'),
    screen: screen({ load: async () => (await import('./BasicInfoTab.tsx')).BasicInfoTab, query: BasicInfoQuery, skeleton: FactsSkeleton }),
  },
  {
    tab: 'socials',
    label: profileTabLabel('socials'),
    screen: screen({ load: async () => (await import('./SocialsTab.tsx')).SocialsTab, query: SocialsQuery, skeleton: FactsSkeleton }),
  },
  {
    tab: 'membership',
    label: profileTabLabel('membership'),
    screen: screen({
      load: async () => (await import('./MembershipTab.tsx')).MembershipTab,
      query: MembershipQuery,
      skeleton: FactsSkeleton,
    }),
  },
  {
    tab: 'account',
    label: profileTabLabel('account'),
    screen: screen({ load: async () => (await import('./AccountTab.tsx')).AccountTab, query: AccountQuery, skeleton: AccountSkeleton }),
  },
];
