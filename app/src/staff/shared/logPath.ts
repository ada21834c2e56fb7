import { routePath } from '@atlas/domain/navigation';

/** The address of a log among the info logs, narrowed as the query says. */
export const logPath = (tab: string, query: Readonly<Record<string, string | number>> = {}): string =>
  routePath('infoLogsReport', { tab, ...query });
