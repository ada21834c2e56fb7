import type { RouteParams } from '@atlas/domain/navigation';
import { plainScreen, publicScreen, type ScreenTab } from '../../routing/screen.ts';
import StatusQuery from './__generated__/BugReportStatusPageQuery$parameters.ts';

type BugReportTab = ScreenTab<RouteParams<'bugReport'>>;

const Nothing = () => null;

/** The view of an address: the page of a report, or the form of a new one. */
export const bugReportView = (search: URLSearchParams): string => (search.has('ticket') ? 'ticket' : 'form');

/** The views that share the path of bug reports. */
export const BUG_REPORT_VIEWS: readonly [BugReportTab, ...BugReportTab[]] = [
  {
    tab: 'form',
    label: '',
    screen: plainScreen({ load: async () => (await import('./BugReportScreen.tsx')).BugReportScreen, skeleton: Nothing }),
  },
  {
    tab: 'ticket',
    label: '',
    query: 'ticket=BUG-7KQ2MD',
    screen: publicScreen({
      load: async () => (await import('./BugReportStatusScreen.tsx')).BugReportStatusScreen,
      query: StatusQuery,
      search: (search: URLSearchParams) => ({ ticket: search.get('ticket') ?? '' }),
      subject: 'bugReportStatus',
      skeleton: Nothing,
    }),
  },
];
