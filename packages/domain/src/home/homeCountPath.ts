import { routePath } from '../navigation/routePath.ts';
import type { HomeCount } from './homeCounts.ts';

/**
 * The address of the list behind a number on the staff home. With the instant of counting, both
 * apply the same filters. Product decision: every count links to its rows.
 *
 * @example homeCountPath({ route: 'infoLogsReport', query: () => ({ tab: 'jobs', state: 'waiting' }) }, now) // '/info-logs-report?tab=jobs&state=waiting'
 */
export const homeCountPath = ({ route, query }: Pick<HomeCount, 'route' | 'query'>, countedAt: Date): string =>
  routePath(route, query?.(countedAt));
