import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { ChangelogEntryRef } from './refs.ts';
import { changelogEntryLoader, changelogList, changelogWhere, findPublished } from './repo.ts';

builder.node(ChangelogEntryRef, {
  description: 'What is new in the product.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => ctx.loader(changelogEntryLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (entry) => entry.id }),
    title: t.exposeString('title'),
    body: t.exposeString('body', { description: 'Markdown.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for a draft; later than now: not yet public.',
    }),
    author: t.field({
      type: UserRef,
      nullable: true,
      resolve: (entry, _args, ctx) => userOrNull(ctx, entry.authorId),
    }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'changelog',
  description: 'Every entry of the change log, drafts too.',
  type: ChangelogEntryRef,
  list: changelogList,
  filter: builder.inputType('ChangelogFilter', {
    fields: (t) => ({ search: t.string({ description: 'Title or text.' }), published: t.boolean() }),
  }),
  where: changelogWhere,
  loader: changelogEntryLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'changelogEntry', (t) =>
  t.field({
    type: ChangelogEntryRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(changelogEntryLoader).load(databaseId),
  }),
);

/** So many entries are on the public page. */
const ON_THE_PAGE = 50;

builder.queryField('publicChangelog', (t) =>
  t.field({
    type: [ChangelogEntryRef],
    description: 'What is published, the newest first, 50 entries at most.',
    resolve: (_root, _args, ctx) => findPublished(ctx.source, ON_THE_PAGE),
  }),
);
