import { routePath } from '../navigation/routePath.ts';
import type { HomeCount } from './homeCounts.ts';

/**
 * The address that shows what a number on the home of staff counts. With the instant at which it was counted both narrow the list alike.
 *
 * @example homeCountPath({ route: 'infoLogsReport', query: () => ({ tab: 'jobs', state: 'waiting' }) }, now) // '/info-logs-report?tab=jobs&state=waiting'
 * That every count leads to its rows is a product decision.
 */
export const homeCountPath = ({ route, query }: Pick<HomeCount, 'route' | 'query'>, countedAt: Date): string =>
  routePath(route, query?.(countedAt));
