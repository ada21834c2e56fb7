import { fromPathProblem, loopProblem, redirectLoop, targetProblem } from './redirectProblems.ts';
import { comparablePath, type RedirectRule } from './redirectRule.ts';

/** The error for a rule that would never apply, because another one is equal to it. */
export const REDIRECT_EXISTS = 'Another rule has this path, match, audience and priority. Change that rule, or choose another priority.';

/** The parts of a rule that decide whether it may be in use next to others. */
export type RestorableRedirect = Pick<RedirectRule, 'fromPath' | 'match' | 'target' | 'audience' | 'priority'>;

const isSame = (one: RestorableRedirect, other: RestorableRedirect): boolean =>
  comparablePath(one.fromPath) === comparablePath(other.fromPath) &&
  one.match === other.match &&
  one.audience === other.audience &&
  one.priority === other.priority;

/**
 * Explains why an archived rule cannot be restored, or returns null. Rules, hosts and pages of Atlas
 * may have changed since it was archived.
 *
 * @param facts the allowed hosts, and the other rules that are not archived
 * @example
 * const rule = { fromPath: '/a', match: 'exact', target: '/b', audience: 'everyone', priority: 0 };
 * whyNotRestoreRedirect(rule, { hosts: [], others: [{ ...rule, fromPath: '/b', target: '/a' }] })
 * // 'This would lead in a circle: /a → /b → /a.'
 */
export function whyNotRestoreRedirect(
  rule: RestorableRedirect,
  { hosts, others }: { readonly hosts: readonly string[]; readonly others: readonly RestorableRedirect[] },
): string | null {
  const path = fromPathProblem(rule.fromPath);
  if (path !== null) return path;
  const loop = redirectLoop(rule, others);
  if (loop !== null) return loopProblem(loop);
  return targetProblem(rule.target, hosts) ?? (others.some((other) => isSame(rule, other)) ? REDIRECT_EXISTS : null);
}
