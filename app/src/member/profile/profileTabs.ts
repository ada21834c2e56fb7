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
const WinsShape = lazy(async () => ({ default: (await shapes()).WinsShape }));
const FactsShape = lazy(async () => ({ default: (await shapes()).FactsShape }));
const AccountShape = lazy(async () => ({ default: (await shapes()).AccountShape }));

type Tab = ScreenTab<RouteParams<'myProfile'>>;

/** The parts of one's own profile, in the order of domain's PROFILE_TABS. */
export const PROFILE_SCREENS: readonly [Tab, ...Tab[]] = [
  {
    tab: 'wins',
    label: profileTabLabel('wins'),
    screen: screen({ load: async () => (await import('./WinsTab.tsx')).WinsTab, query: WinsQuery, skeleton: WinsShape }),
  },
  {
    tab: 'basic_info',
    label: profileTabLabel('basic_info'),
    screen: screen({ load: async () => (await import('./BasicInfoTab.tsx')).BasicInfoTab, query: BasicInfoQuery, skeleton: FactsShape }),
  },
  {
    tab: 'socials',
    label: profileTabLabel('socials'),
    screen: screen({ load: async () => (await import('./SocialsTab.tsx')).SocialsTab, query: SocialsQuery, skeleton: FactsShape }),
  },
  {
    tab: 'membership',
    label: profileTabLabel('membership'),
    screen: screen({ load: async () => (await import('./MembershipTab.tsx')).MembershipTab, query: MembershipQuery, skeleton: FactsShape }),
  },
  {
    tab: 'account',
    label: profileTabLabel('account'),
    screen: screen({ load: async () => (await import('./AccountTab.tsx')).AccountTab, query: AccountQuery, skeleton: AccountShape }),
  },
];
