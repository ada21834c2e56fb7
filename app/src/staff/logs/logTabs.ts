import { auditEntriesList, signInsList } from '@atlas/domain/audit';
import { bugReportsList } from '@atlas/domain/bugReports';
import { clientErrorsList } from '@atlas/domain/clientErrors';
import { bulkJobsList, failedJobsList } from '@atlas/domain/jobs';
import { type ListDeclaration, listVariables, readListSearch } from '@atlas/domain/lists';
import type { RouteParams } from '@atlas/domain/navigation';
import { outboxList } from '@atlas/domain/notifications';
import { privacyRequestsList } from '@atlas/domain/privacy';
import { idIn } from '../../admin/idIn.ts';
import { screen, type ScreenTab } from '../../routing/screen.ts';
import { TabbedListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import { LOG_LABELS } from './logLabels.ts';
import AuditQuery from './__generated__/AuditLogScreenQuery$parameters.ts';
import BrowserErrorsQuery from './__generated__/BrowserErrorLogScreenQuery$parameters.ts';
import BugReportsQuery from './__generated__/BugReportLogScreenQuery$parameters.ts';
import BulkQuery from './__generated__/BulkLogScreenQuery$parameters.ts';
import JobsQuery from './__generated__/JobLogScreenQuery$parameters.ts';
import MailQuery from './__generated__/MailLogScreenQuery$parameters.ts';
import PrivacyQuery from './__generated__/PrivacyLogScreenQuery$parameters.ts';
import SignInsQuery from './__generated__/SignInLogScreenQuery$parameters.ts';

type LogTab = ScreenTab<RouteParams<'infoLogsReport'>>;

/**
 * Returns a function that reads a log's query variables from the address: a page of its list, and
 * the open row.
 */
const requested =
  <List extends ListDeclaration>(list: List) =>
  (search: URLSearchParams) => ({ ...listVariables(readListSearch(search, list), list), ...idIn('id')(search) });

/** The logs in tab order. A new log needs only an entry here and its screen. */
export const LOG_TABS: readonly [LogTab, ...LogTab[]] = [
  {
    tab: 'mail',
    label: LOG_LABELS.mail,
    screen: screen({
      load: async () => (await import('./MailLogScreen.tsx')).MailLogScreen,
      query: MailQuery,
      search: requested(outboxList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'jobs',
    label: LOG_LABELS.jobs,
    screen: screen({
      load: async () => (await import('./JobLogScreen.tsx')).JobLogScreen,
      query: JobsQuery,
      search: requested(failedJobsList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'bulk',
    label: LOG_LABELS.bulk,
    screen: screen({
      load: async () => (await import('./BulkLogScreen.tsx')).BulkLogScreen,
      query: BulkQuery,
      search: requested(bulkJobsList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'browser-errors',
    label: LOG_LABELS['browser-errors'],
    screen: screen({
      load: async () => (await import('./BrowserErrorLogScreen.tsx')).BrowserErrorLogScreen,
      query: BrowserErrorsQuery,
      search: requested(clientErrorsList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'bug-reports',
    label: LOG_LABELS['bug-reports'],
    screen: screen({
      load: async () => (await import('./BugReportLogScreen.tsx')).BugReportLogScreen,
      query: BugReportsQuery,
      search: requested(bugReportsList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'sign-ins',
    label: LOG_LABELS['sign-ins'],
    screen: screen({
      load: async () => (await import('./SignInLogScreen.tsx')).SignInLogScreen,
      query: SignInsQuery,
      search: requested(signInsList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'audit',
    label: LOG_LABELS.audit,
    screen: screen({
      load: async () => (await import('./AuditLogScreen.tsx')).AuditLogScreen,
      query: AuditQuery,
      search: requested(auditEntriesList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
  {
    tab: 'privacy',
    label: LOG_LABELS.privacy,
    screen: screen({
      load: async () => (await import('./PrivacyLogScreen.tsx')).PrivacyLogScreen,
      query: PrivacyQuery,
      search: (search) => listVariables(readListSearch(search, privacyRequestsList), privacyRequestsList),
      skeleton: TabbedListPageSkeleton,
    }),
  },
];
