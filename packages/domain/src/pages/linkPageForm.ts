import * as z from 'zod/mini';
import { requiredLine } from '../forms/textField.ts';
import { targetProblem } from '../redirects/redirectProblems.ts';

export const LINK_NEEDS_HTTPS = 'Use a full address that begins with https://.';

/**
 * Explains why visitors of a funnel cannot be sent to this page, or returns null. It is an https
 * address whose host is on the list of redirect rules.
 *
 * @param hosts the hosts of the setting `redirect-hosts`
 * @spec 2 §3, page templates; the list of hosts is a product decision
 */
export const linkedPageProblem = (link: string, hosts: readonly string[]): string | null =>
  link.startsWith('https://') ? targetProblem(link, hosts) : LINK_NEEDS_HTTPS;

/**
 * The form of "Link a Page".
 *
 * @spec 2 §3, page templates
 */
export const linkPageForm = z.object({ link: requiredLine('Page link', 500) });
