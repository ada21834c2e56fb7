import { CHANGELOG_STATUSES, changelogStatus } from '@atlas/domain/changelog';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { richText } from '../../richText.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { publishChangelogEntry, saveChangelogEntry, setChangelogEntryArchived } from './commands.ts';
import { ChangelogEntryRef } from './refs.ts';
import { CHANGELOG_LIST, changelogEntryLoader, findPublished } from './repo.ts';

const ChangelogStatus = enumOf('ChangelogStatus', CHANGELOG_STATUSES);

builder.node(ChangelogEntryRef, {
  description: 'An entry about what is new in the product.',
  id: { resolve: (entry) => entry.id },
  loadOne: (id, ctx) => ctx.loader(changelogEntryLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (entry) => entry.id }),
    title: t.exposeString('title'),
    body: t.exposeString('body', { description: 'Markdown.' }),
    bodyTree: t.field({ type: 'RichText', description: 'The body, parsed for rendering.', resolve: ({ body }) => richText(body) }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for a draft. A later time means that it is not public yet.',
    }),
    status: t.field({ type: ChangelogStatus, resolve: (entry, _args, ctx) => changelogStatus(entry, ctx.source.now) }),
    author: t.field({
      type: UserRef,
      nullable: true,
      resolve: (entry, _args, ctx) => userOrNull(ctx, entry.authorId),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  ...CHANGELOG_LIST,
  description: 'All entries of the change log, including drafts.',
  type: ChangelogEntryRef,
  filter: builder.inputType('ChangelogFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches title or text.' }),
      status: t.field({ type: ChangelogStatus, description: 'When omitted, everything except archived entries.' }),
    }),
  }),
});

builder.objectField(ViewerRef, 'changelogEntry', (t) =>
  t.field({
    type: ChangelogEntryRef,
    nullable: true,
    description: 'Also returns archived entries.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(changelogEntryLoader).load(databaseId),
  }),
);

const ENTRIES = { type: ChangelogEntryRef, loader: changelogEntryLoader };

const ChangelogEntryInput = builder.inputType('ChangelogEntryInput', {
  fields: (t) => ({ title: t.string({ required: true }), body: t.string({ required: true, description: 'Markdown.' }) }),
});

commandField('saveChangelogEntry', ENTRIES, {
  description: 'Adds an entry as a draft. With databaseId and revision, saves that entry instead.',
  args: (arg) => ({
    databaseId: arg.int(),
    revision: arg.int(),
    input: arg({ type: ChangelogEntryInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { databaseId: id, revision, ...args }) =>
    saveChangelogEntry(ctx, id == null ? null : { id, revision: revision ?? 0 }, { ...args.input }, idempotencyOf(args)),
});

commandField('publishChangelogEntry', ENTRIES, {
  description: 'Publishes an entry now, or turns it back into a draft.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    published: arg.boolean({ required: true }),
  }),
  run: async (ctx, { databaseId: id, revision, published }) => {
    await publishChangelogEntry(ctx, { id, revision }, published);
    return id;
  },
});

commandField('setChangelogEntryArchived', ENTRIES, {
  args: (arg) => ({ databaseId: arg.int({ required: true }), archived: arg.boolean({ required: true }) }),
  run: async (ctx, { databaseId, archived }) => {
    await setChangelogEntryArchived(ctx, databaseId, archived);
    return databaseId;
  },
});

/** Maximum number of entries on the public page. */
const ON_THE_PAGE = 50;

builder.queryField('publicChangelog', (t) =>
  t.field({
    type: [ChangelogEntryRef],
    description: 'Published entries, newest first, at most 50.',
    resolve: (_root, _args, ctx) => findPublished(ctx.source, ON_THE_PAGE),
  }),
);
