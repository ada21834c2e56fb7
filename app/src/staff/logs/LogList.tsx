import { AdminList, type AdminListProps } from '../../admin/lists/AdminList.tsx';
import { logPath } from '../shared/logPath.ts';
import { LOG_LABELS } from './logLabels.ts';

type LogListProps<Row, Key extends string, Name extends string> = Omit<AdminListProps<Row, Key, Name>, 'route' | 'title' | 'tabs'> & {
  /** Of this log. */
  tab: string;
};

/** `/info-logs-report`: what the system keeps of what happened, a tab for each log. Specification 1 §2.5; the logs are product decisions §12. */
export function LogList<Row extends { readonly databaseId: number }, Key extends string, Name extends string>({
  tab,
  ...list
}: LogListProps<Row, Key, Name>) {
  const tabs = Object.entries(LOG_LABELS).map(([log, label]) => ({ label, href: logPath(log), current: log === tab }));
  return <AdminList route="infoLogsReport" title="Info logs" tabs={tabs} {...list} />;
}
