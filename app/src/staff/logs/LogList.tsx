import { can } from '@atlas/domain/access';
import { AdminList, type AdminListProps } from '../../admin/lists/AdminList.tsx';
import { useAuth } from '../../session/authContext.ts';
import { logPath } from '../shared/logPath.ts';
import { LOG_LABELS, LOG_PAGES } from './logLabels.ts';

const LOGS = Object.keys(LOG_LABELS) as (keyof typeof LOG_LABELS)[];

type LogListProps<Row, Key extends string, Name extends string> = Omit<AdminListProps<Row, Key, Name>, 'route' | 'title' | 'tabs'> & {
  /** The tab of this log. */
  tab: string;
};

/**
 * The list of one log at `/info-logs-report`, with a tab for each log that the reader may open.
 * The set of logs is defined in product decisions §12.
 *
 * @spec 1 §2.5
 */
export function LogList<Row extends { readonly databaseId: number }, Key extends string, Name extends string>({
  tab,
  ...list
}: LogListProps<Row, Key, Name>) {
  const { currentUser } = useAuth();
  const logs = LOGS.filter((log) => can(currentUser, { page: LOG_PAGES[log] ?? 'infoLogsReport' }));
  const tabs = logs.map((log) => ({ label: LOG_LABELS[log], href: logPath(log), current: log === tab }));
  return <AdminList route="infoLogsReport" title="Info logs" tabs={tabs} {...list} />;
}
