import { routePath } from '../navigation/routePath.ts';
import type { HomeCount } from './homeCounts.ts';

/**
 * The address of the list behind a number on the staff home. With the instant of counting, both
 * apply the same filters. Product decision: every count links to its rows.
 *
 * @example
 * const count = { route: 'infoLogsReport', query: () => ({ tab: 'jobs', state: 'waiting' }) };
 * homeCountPath(count, new Date('2025-11-17T02:00:00Z'))
 * // '/info-logs-report?tab=jobs&state=waiting'
 */
export const homeCountPath = ({ route, query }: Pick<HomeCount, 'route' | 'query'>, countedAt: Date): string =>
  routePath(route, query?.(countedAt));
