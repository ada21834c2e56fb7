import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { RedirectRuleRef } from './refs.ts';
import { redirectRuleLoader, redirectRulesList, redirectRulesWhere } from './repo.ts';
import { REDIRECT_AUDIENCES, REDIRECT_MATCHES } from './tables.ts';

const RedirectAudience = enumOf('RedirectAudience', REDIRECT_AUDIENCES);
const RedirectMatch = enumOf('RedirectMatch', REDIRECT_MATCHES);

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
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

listField(ViewerRef, {
  name: 'redirectRules',
  description: 'The rules that redirect paths.',
  type: RedirectRuleRef,
  list: redirectRulesList,
  filter: builder.inputType('RedirectRulesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches path or target.' }),
      audience: t.field({ type: RedirectAudience }),
      archived: t.boolean(),
    }),
  }),
  where: redirectRulesWhere,
  loader: redirectRuleLoader,
  defaultSort: { by: 'priority', descending: true },
});

builder.objectField(ViewerRef, 'redirectRule', (t) =>
  t.field({
    type: RedirectRuleRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(redirectRuleLoader).load(databaseId),
  }),
);
