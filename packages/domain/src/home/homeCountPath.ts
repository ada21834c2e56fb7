import { routePath } from '../navigation/routePath.ts';
import type { CountedList } from './homeCounts.ts';

/**
 * The address of the list behind a number on a home page. With the instant of counting, both
 * apply the same filters. Product decision: every count links to its rows.
 *
 * @example
 * const count = { route: 'infoLogsReport', query: () => ({ tab: 'jobs', state: 'failed' }) };
 * homeCountPath(count, new Date('2025-11-17T02:00:00Z'))
 * // '/info-logs-report?tab=jobs&state=failed'
 */
export const homeCountPath = ({ route, query }: Pick<CountedList, 'route' | 'query'>, countedAt: Date): string =>
  routePath(route, query?.(countedAt));
