import { routePath } from '@atlas/domain/navigation';

/** The path of a log in the info logs, filtered by the query. */
export const logPath = (tab: string, query: Readonly<Record<string, string | number>> = {}): string =>
  routePath('infoLogsReport', { tab, ...query });
