import {
  hiddenPageText,
  REDIRECT_STATUSES,
  redirectStatus,
  SLUG_OWNERS,
  TRIED_AUDIENCES,
  type TriedAudience,
} from '@atlas/domain/redirects';
import { builder } from '../../graphql/builder.ts';
import { recordCommands } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { createRedirectRule, hiddenBy, setRedirectRuleArchived, tryRedirect, updateRedirectRule } from './commands.ts';
import { HiddenPageRef, RedirectRuleRef, RedirectTrialRef, TriedRedirectRef } from './refs.ts';
import { findRedirectHosts, REDIRECT_RULE_LIST, redirectRuleLoader, ruleOf } from './repo.ts';
import { AUDIENCES, MATCHES } from './tables.ts';

const RedirectAudience = enumOf('RedirectAudience', AUDIENCES);
const RedirectMatch = enumOf('RedirectMatch', MATCHES);
const RedirectStatus = enumOf('RedirectStatus', REDIRECT_STATUSES);
const TriedAudienceEnum = enumOf<TriedAudience>(
  'TriedAudience',
  TRIED_AUDIENCES.map(({ value }) => value),
);

HiddenPageRef.implement({
  description: 'The page of a funnel or the main link of an affiliate, at a path that a redirect rule covers.',
  fields: (t) => ({
    kind: t.field({ type: enumOf('SlugOwner', SLUG_OWNERS), resolve: ({ kind }) => kind }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the funnel or the affiliate; null for an affiliate whom the viewer may not see.',
    }),
    text: t.string({ description: 'The page in words: `the funnel Freelancing Course`.', resolve: (page) => hiddenPageText(page) }),
  }),
});

builder.node(RedirectRuleRef, {
  description: 'A rule that redirects a path.',
  id: { resolve: (rule) => rule.id },
  loadOne: (id, ctx) => ctx.loader(redirectRuleLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (rule) => rule.id }),
    fromPath: t.exposeString('fromPath'),
    match: t.field({ type: RedirectMatch, resolve: ({ match }) => match }),
    target: t.exposeString('target', { description: 'A path of the site, or an external address.' }),
    audience: t.field({ type: RedirectAudience, resolve: ({ audience }) => audience }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'Null means no start.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true, description: 'Null means no end.' }),
    priority: t.exposeInt('priority', { description: 'Higher priorities apply first.' }),
    hits: t.exposeInt('hits', { description: 'Number of redirects so far.' }),
    status: t.field({ type: RedirectStatus, resolve: (rule, _args, ctx) => redirectStatus(ruleOf(rule), ctx.source.now) }),
    hides: t.field({
      type: HiddenPageRef,
      nullable: true,
      description: 'The funnel or affiliate with this path, which the rule hides while it applies.',
      resolve: ({ fromPath }, _args, ctx) => hiddenBy(ctx, fromPath),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

TriedRedirectRef.implement({
  description: 'A redirect rule that covers a tried path.',
  fields: (t) => ({
    rule: t.field({ type: RedirectRuleRef, resolve: ({ rule }) => rule }),
    wins: t.boolean({ description: 'Whether it is the rule that redirects.', resolve: ({ why }) => why === null }),
    why: t.exposeString('why', { nullable: true, description: 'The reason why it does not redirect, as a sentence.' }),
  }),
});

RedirectTrialRef.implement({
  description: 'The result of a path tried on the redirect rules.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The path without query.' }),
    target: t.exposeString('target', { nullable: true, description: 'The final address; null when no rule redirects the path.' }),
    rules: t.field({
      type: [TriedRedirectRef],
      description: 'The rules that cover the path, in order of precedence.',
      resolve: ({ rules }) => rules,
    }),
    page: t.field({
      type: HiddenPageRef,
      nullable: true,
      description: 'The funnel or affiliate whose page the winning rule hides; without one, the page that the path opens.',
      resolve: ({ path, rules }, _args, ctx) => hiddenBy(ctx, rules.find(({ why }) => why === null)?.rule.fromPath ?? path),
    }),
  }),
});

listField(ViewerRef, {
  ...REDIRECT_RULE_LIST,
  description: 'The rules that redirect paths. Archived ones are included only when requested.',
  type: RedirectRuleRef,
  filter: builder.inputType('RedirectRulesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches path or target.' }),
      audience: t.field({ type: RedirectAudience }),
      archived: t.boolean(),
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  redirectRule: t.field({
    type: RedirectRuleRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(redirectRuleLoader).load(databaseId),
  }),
  redirectHosts: t.field({
    type: ['String'],
    description: 'The other sites that redirect rules may lead to.',
    resolve: async (_viewer, _args, ctx) => [...(await findRedirectHosts(ctx.source.db))],
  }),
  tryRedirect: t.field({
    type: RedirectTrialRef,
    description: 'Tries a path on the rules that are not archived. Counts no hit.',
    args: {
      path: t.arg.string({ required: true, description: 'A path of the site, with or without a query.' }),
      audience: t.arg({ type: TriedAudienceEnum, required: true, defaultValue: 'visitors' }),
      at: t.arg({ type: 'DateTime', description: 'The current time when omitted.' }),
    },
    resolve: (_viewer, { path, audience, at }, ctx) => tryRedirect(ctx, path, audience, at ?? ctx.source.now),
  }),
}));

recordCommands({
  noun: 'RedirectRule',
  type: RedirectRuleRef,
  loader: redirectRuleLoader,
  input: builder.inputType('RedirectRuleInput', {
    fields: (t) => ({
      fromPath: t.string({ required: true }),
      match: t.field({ type: RedirectMatch, required: true }),
      target: t.string({ required: true, description: 'A path of the site, or an https address of an allowed host.' }),
      audience: t.field({ type: RedirectAudience, required: true }),
      startsOn: t.string({ description: 'The first day in Manila, as in 2025-11-30.' }),
      endsOn: t.string({ description: 'The last day in Manila.' }),
      priority: t.int({ required: true, description: 'Higher priorities apply first.' }),
    }),
  }),
  create: createRedirectRule,
  update: updateRedirectRule,
  setArchived: setRedirectRuleArchived,
});
