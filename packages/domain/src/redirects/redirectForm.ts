import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalDay } from '../forms/optionalDay.ts';
import { requiredLine } from '../forms/textField.ts';
import { wholeNumber } from '../forms/wholeNumberField.ts';
import { windowInstants, windowProblem } from '../funnels/salesWindow.ts';
import { fromPathProblem, loopProblem, redirectLoop, targetProblem } from './redirectProblems.ts';
import { comparablePath, type RedirectRule } from './redirectRule.ts';

/** Maximum priority of a rule. */
export const MAX_PRIORITY = 1000;

/** The facts that a rule is checked against. */
export interface RedirectFacts {
  /** The hosts that rules may lead to, from the settings. */
  readonly hosts: readonly string[];
  /** The other rules that are not archived. */
  readonly others: readonly Pick<RedirectRule, 'fromPath' | 'match' | 'target'>[];
}

const withinPath = (text: string) => comparablePath(text.trim());

/**
 * A redirect rule as staff edit it. Paths of Atlas are not redirected, targets are pages of the site
 * or hosts of the list, and no rules lead in a circle.
 *
 * @spec 1 §2.2 names the page; the rules are a product decision
 */
export const redirectForm = ({ hosts, others }: RedirectFacts) =>
  z.pipe(
    z
      .object({
        fromPath: requiredLine('Path', 200).check(z.overwrite(withinPath)),
        match: z._default(z.enum(['exact', 'prefix'], formMessage('Match', 'validate')), 'exact'),
        target: requiredLine('Target', 2000),
        audience: z._default(z.enum(['everyone', 'visitors', 'members', 'non-members'], formMessage('Audience', 'validate')), 'everyone'),
        startsOn: optionalDay('First day'),
        endsOn: optionalDay('Last day'),
        priority: z._default(wholeNumber('Priority', { least: 0, most: MAX_PRIORITY }), 0),
      })
      .check(
        z.superRefine(({ fromPath, match, target, startsOn, endsOn }, context) => {
          const issue = (field: string, message: string | null) =>
            message === null ? undefined : context.addIssue({ code: 'custom', path: [field], message });
          issue('fromPath', fromPathProblem(fromPath));
          issue('endsOn', windowProblem({ from: startsOn, until: endsOn }));
          const loop = redirectLoop({ fromPath, match, target }, others);
          issue('target', loop === null ? targetProblem(target, hosts) : loopProblem(loop));
        }),
      ),
    z.transform(({ startsOn, endsOn, ...values }) => {
      const { opensAt, closesAt } = windowInstants({ from: startsOn, until: endsOn });
      return { ...values, startsAt: opensAt, endsAt: closesAt };
    }),
  );

export type RedirectForm = z.output<ReturnType<typeof redirectForm>>;
