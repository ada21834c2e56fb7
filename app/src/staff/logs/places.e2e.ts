import { newestRow, type OtherPlace, type Place, type ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The newest row of a log, opened. */
const entry = (tab: string, list: string, filter?: string): Place =>
  newestRow('admin', list, (id) => `/info-logs-report?tab=${tab}&id=${id}`, filter);

/** The logs. */
export const places = { infoLogsReport: ['admin', '/info-logs-report'] } satisfies ScreenPlaces<'staff', 'logs'>;

/** An open row of each log. */
export const otherPlaces: readonly OtherPlace[] = [
  ['an email in the logs', entry('mail', 'outbox')],
  ['a failed job in the logs', entry('jobs', 'failedJobs')],
  ['a bulk operation in the logs', entry('bulk', 'bulkJobs', 'state: DONE')],
  ['a browser error in the logs', entry('browser-errors', 'clientErrors')],
  ['a bug report in the logs', entry('bug-reports', 'bugReports')],
  ['a sign-in in the logs', entry('sign-ins', 'signInLog')],
  ['an audit entry with values before and after', entry('audit', 'auditEntries', 'action: "updateAccessLevel"')],
];
