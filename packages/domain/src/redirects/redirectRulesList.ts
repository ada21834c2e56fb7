import { defineList } from '../lists/defineList.ts';
import { REDIRECT_AUDIENCES, type RedirectAudience } from './redirectRule.ts';

const AUDIENCES = REDIRECT_AUDIENCES.map(({ value }) => value) as [RedirectAudience, ...RedirectAudience[]];

/**
 * The list of redirect rules for staff, by descending priority. Archived ones appear only when
 * requested.
 *
 * @spec 1 §2.2 names the page; the list is a product decision
 */
export const redirectRulesList = defineList({
  sorts: ['priority', 'fromPath', 'hits', 'created'],
  order: { by: 'priority', descending: true },
  searches: 'Path or target',
  filters: {
    audience: { kind: 'enum', field: 'audience', words: AUDIENCES },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});
