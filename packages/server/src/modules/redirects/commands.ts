import {
  type HiddenPage,
  INVALID_TRIED_PATH,
  REDIRECT_EXISTS,
  type RedirectFacts,
  redirectForm,
  redirectTarget,
  slugOfPath,
  TRIED_AUDIENCES,
  type TriedAudience,
  triedAddress,
  tryRedirects,
  whyNotRestoreRedirect,
} from '@atlas/domain/redirects';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { opensPage } from '../../commands/reader.ts';
import { defineRecord, insertRow, saveRow, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { sees } from '../access/commands.ts';
import { inScopeLoader } from '../access/scopes.ts';
import { findRedirectHosts, findRulesInUse, holdRedirects, type RedirectRule, ruleOf, slugPageLoader } from './repo.ts';
import { redirectRules } from './tables.ts';

const RULE = defineRecord('redirect rule', redirectRules, {
  constraintErrors: { redirect_rules_once: { field: 'fromPath', message: REDIRECT_EXISTS } },
});

/**
 * The hosts and the other rules that a rule is checked against. They stay the same until the
 * transaction ends.
 *
 * @param id the rule itself; null for a new one
 */
export async function holdFacts(tx: Db, id: number | null): Promise<RedirectFacts & { others: RedirectRule[] }> {
  await holdRedirects(tx);
  const others = (await findRulesInUse(tx)).filter((rule) => rule.id !== id);
  return { hosts: await findRedirectHosts(tx), others };
}

const valuesOf = (facts: RedirectFacts, input: Input) => parseForm(redirectForm(facts), input);

/**
 * Adds a redirect rule.
 *
 * @throws BAD_USER_INPUT with messages for fields: for pages of Atlas, hosts that are not allowed,
 * loops, and a rule that exists already
 */
export const createRedirectRule = (ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> =>
  create(ctx, RULE, { action: 'createRedirectRule', idempotency }, async ({ tx, at }) =>
    insertRow(tx, RULE, { ...valuesOf(await holdFacts(tx, null), input), createdAt: at }),
  );

/**
 * Changes a redirect rule.
 *
 * @throws BAD_USER_INPUT like `createRedirectRule`
 * @throws STALE when it was saved since the revision was read
 */
export const updateRedirectRule = (ctx: Context, edition: RecordRevision, input: Input): Promise<void> =>
  change(ctx, RULE, edition.id, 'updateRedirectRule', async ({ tx }) =>
    saveRow(tx, RULE, edition, valuesOf(await holdFacts(tx, edition.id), input)),
  );

/**
 * Archives a redirect rule, so that it no longer redirects, or restores it. Repeating it changes
 * nothing.
 *
 * @throws CONFLICT for a rule that may no longer be in use next to the others
 */
export const setRedirectRuleArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  change(ctx, RULE, id, archived ? 'archiveRedirectRule' : 'restoreRedirectRule', async ({ tx, at, before }) => {
    if ((before.archivedAt !== null) === archived) return;
    const problem = archived ? null : whyNotRestoreRedirect(before, await holdFacts(tx, id));
    if (problem !== null) throw new UserError('CONFLICT', problem);
    await saveRow(tx, RULE, before, { archivedAt: archived ? at : null });
  });

/**
 * The page that a path opens without redirect rules, if it is one of a funnel or an affiliate. The
 * name of an affiliate whom the reader may not see is null.
 */
export async function hiddenBy(ctx: Context, path: string): Promise<HiddenPage | null> {
  const slug = slugOfPath(path);
  const page = slug === null ? null : await ctx.loader(slugPageLoader).load(slug);
  if (page === null) return null;
  const { kind, name, userId } = page;
  const isSeen = userId === null || (opensPage(ctx.source.reader, 'affiliates') && (await sees(ctx, inScopeLoader, userId)));
  return { kind, name: isSeen ? name : null };
}

/** A rule that covers a tried path. */
export interface TriedRule {
  rule: RedirectRule;
  /** The reason why it does not redirect; null for the one that does. */
  why: string | null;
}

/** The result of a tried path. */
export interface RedirectTrial {
  path: string;
  /** The address that the path leads to; null without a rule that redirects it. */
  target: string | null;
  /** The rules that cover the path, in order of precedence. */
  rules: TriedRule[];
}

/**
 * Tries a path on the rules that are not archived, without counting a hit.
 *
 * @throws BAD_USER_INPUT for a text that is not a path of the site
 */
export async function tryRedirect(ctx: Context, text: string, audience: TriedAudience, at: Date): Promise<RedirectTrial> {
  const address = triedAddress(text);
  if (address === null) throw new UserError('BAD_USER_INPUT', INVALID_TRIED_PATH, { path: INVALID_TRIED_PATH });
  const { path, search } = address;
  const role = TRIED_AUDIENCES.find(({ value }) => value === audience)?.role ?? null;
  const rows = new Map((await findRulesInUse(ctx.source.db)).map((row) => [row.id, row]));
  const tried = tryRedirects([...rows.values()].map(ruleOf), { path, role }, at);
  const winner = tried.find(({ why }) => why === null)?.rule;
  return {
    path,
    target: winner === undefined ? null : redirectTarget(winner.target, search),
    rules: tried.flatMap(({ rule: { id }, why }) => {
      const rule = rows.get(id);
      return rule === undefined ? [] : [{ rule, why }];
    }),
  };
}
