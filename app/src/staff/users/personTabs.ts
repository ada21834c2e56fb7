import { can } from '@atlas/domain/access';
import type { RouteParams } from '@atlas/domain/navigation';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { DetailPageSkeleton } from '../../shell/StaffSkeleton.tsx';
import { PERSON_TAB_LABELS } from './personTabLabels.ts';
import AccessQuery from './__generated__/PersonAccessScreenQuery$parameters.ts';
import OverviewQuery from './__generated__/PersonOverviewScreenQuery$parameters.ts';

type PersonTab = ScreenTab<RouteParams<'user'>>;

/** The tabs of a person's page, the same for members, non-members and archived people. */
export const PERSON_TABS: readonly [PersonTab, ...PersonTab[]] = [
  {
    tab: 'overview',
    label: PERSON_TAB_LABELS.overview,
    screen: screen({
      load: async () => (await import('./PersonOverviewScreen.tsx')).PersonOverviewScreen,
      query: OverviewQuery,
      subject: 'viewer.member',
      search: (_, viewer) => ({ seesSubscriptions: can(viewer, { page: 'subscription' }) }),
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'access',
    label: PERSON_TAB_LABELS.access,
    screen: screen({
      load: async () => (await import('./PersonAccessScreen.tsx')).PersonAccessScreen,
      query: AccessQuery,
      subject: 'viewer.member',
      search: (_, viewer) => ({ gives: can(viewer, { page: 'editUser' }), seesChanges: can(viewer, { page: 'infoLogsReport' }) }),
      skeleton: DetailPageSkeleton,
    }),
  },
];
