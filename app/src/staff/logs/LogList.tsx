import { AdminList, type AdminListProps } from '../../admin/lists/AdminList.tsx';
import { logPath } from '../shared/logPath.ts';
import { LOG_LABELS } from './logLabels.ts';

type LogListProps<Row, Key extends string, Name extends string> = Omit<AdminListProps<Row, Key, Name>, 'route' | 'title' | 'tabs'> & {
  /** The tab of this log. */
  tab: string;
};

/**
 * The list of one log at `/info-logs-report`, with a tab for each log. The set of logs is defined
 * in product decisions §12.
 *
 * @spec 1 §2.5
 */
export function LogList<Row extends { readonly databaseId: number }, Key extends string, Name extends string>({
  tab,
  ...list
}: LogListProps<Row, Key, Name>) {
  const tabs = Object.entries(LOG_LABELS).map(([log, label]) => ({ label, href: logPath(log), current: log === tab }));
  return <AdminList route="infoLogsReport" title="Info logs" tabs={tabs} {...list} />;
}
