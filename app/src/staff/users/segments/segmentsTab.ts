import type { RouteParams } from '@atlas/domain/navigation';
import { segmentsList } from '@atlas/domain/segments';
import { listScreen } from '../../../admin/screens.ts';
import type { ScreenTab } from '../../../routing/screen.ts';
import SegmentsQuery from './__generated__/SegmentsScreenQuery$parameters.ts';

/** The segments, as a tab of the page of members. */
export const SEGMENTS_TAB: ScreenTab<RouteParams<'users'>> = {
  tab: 'segments',
  label: 'Segments',
  screen: listScreen({
    load: async () => (await import('./SegmentsScreen.tsx')).SegmentsScreen,
    query: SegmentsQuery,
    list: segmentsList,
    tabbed: true,
  }),
};
