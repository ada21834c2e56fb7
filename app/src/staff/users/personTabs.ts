import { can } from '@atlas/domain/access';
import type { RouteParams } from '@atlas/domain/navigation';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { DetailPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { PERSON_TAB_LABELS } from './personTabLabels.ts';
import AccessQuery from './__generated__/PersonAccessScreenQuery$parameters.ts';
import ActivityQuery from './__generated__/PersonActivityScreenQuery$parameters.ts';
import JourneyQuery from './__generated__/PersonJourneyScreenQuery$parameters.ts';
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
    tab: 'journey',
    label: PERSON_TAB_LABELS.journey,
    screen: screen({
      load: async () => (await import('./PersonJourneyScreen.tsx')).PersonJourneyScreen,
      query: JourneyQuery,
      subject: 'viewer.member',
      skeleton: DetailPageSkeleton,
    }),
  },
  {
    tab: 'activity',
    label: PERSON_TAB_LABELS.activity,
    screen: screen({
      load: async () => (await import('./PersonActivityScreen.tsx')).PersonActivityScreen,
      query: ActivityQuery,
      subject: 'viewer.member',
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
