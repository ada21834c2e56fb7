import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { batchLoader } from '../batches/repo.ts';
import { BugReportRef, PrivacyRequestRef, UserMergeRef, UserNoteRef, UserRef, WinRef } from './refs.ts';
import { bugReportLoader, bugReportsList, bugReportsWhere, screenshotsOfReport } from './bugReportRepo.ts';
import { userMergeLoader, userMergesList, userMergesWhere } from './mergeRepo.ts';
import { privacyRequestLoader, privacyRequestsList, privacyRequestsOfUser, privacyRequestsWhere } from './privacyRequestRepo.ts';
import { userOf, userOrNull, type User } from './repo.ts';
import { pictureOfWin, winsOfUser, type WinPicture } from './winRepo.ts';
import { openProfile } from './profileCommands.ts';

builder.node(UserNoteRef, {
  description: 'A note by staff about a person.',
  id: { resolve: (note) => note.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (note) => note.id }),
    body: t.exposeString('body'),
    author: t.field({ type: UserRef, resolve: (note, _args, ctx) => userOf(ctx, note.authorId) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const WinPictureRef = builder.objectRef<WinPicture>('WinPicture').implement({
  description: 'The picture of a win.',
  fields: (t) => ({
    url: t.string({ resolve: ({ fileId }) => `/api/uploads/${fileId}` }),
    bytes: t.exposeFloat('bytes', { description: 'Maximum data used by loading it.' }),
    width: t.exposeInt('width', { nullable: true, description: 'In pixels.' }),
    height: t.exposeInt('height', { nullable: true }),
  }),
});

builder.node(WinRef, {
  description: 'An achievement of a member, shown on the profile.',
  id: { resolve: (win) => win.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (win) => win.id }),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    achievedOn: t.expose('achievedOn', { type: 'Day' }),
    picture: t.field({
      type: WinPictureRef,
      nullable: true,
      resolve: (win, _args, ctx) => ctx.loader(pictureOfWin).load(win.id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const ProfileRef = builder.objectRef<User>('Profile').implement({
  description: 'The profile of a member as other members see it.',
  fields: (t) => ({
    user: t.field({ type: UserRef, description: 'The person, for name and picture.', resolve: (user) => user }),
    about: t.exposeString('about', { nullable: true }),
    facebookProfile: t.exposeString('facebookProfile', { nullable: true }),
    batchName: t.string({
      nullable: true,
      resolve: async (user, _args, ctx) =>
        user.batchId === null ? null : ((await ctx.loader(batchLoader).load(user.batchId))?.name ?? null),
    }),
    wins: t.field({
      type: [WinRef],
      description: 'Newest first.',
      resolve: (user, _args, ctx) => ctx.loader(winsOfUser).load(user.id),
    }),
  }),
});

builder.objectField(ViewerRef, 'profile', (t) =>
  t.field({
    type: ProfileRef,
    nullable: true,
    description:
      "The viewer's own profile or, with the flag `profile`, anyone's. Null if no one has this address or the person is archived.",
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_viewer, { slug }, ctx) => openProfile(ctx, slug),
  }),
);

builder.node(UserMergeRef, {
  description: 'Two accounts of one person merged into one.',
  id: { resolve: (merge) => merge.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (merge) => merge.id }),
    kept: t.field({ type: UserRef, resolve: (merge, _args, ctx) => userOf(ctx, merge.keptId) }),
    archived: t.field({ type: UserRef, resolve: (merge, _args, ctx) => userOf(ctx, merge.archivedId) }),
    mergedBy: t.field({ type: UserRef, resolve: (merge, _args, ctx) => userOf(ctx, merge.mergedById) }),
    moved: t.expose('moved', { type: 'JSON', description: 'Records moved from the archived account to the kept one, by kind.' }),
    undoableUntil: t.expose('undoableUntil', { type: 'DateTime' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'userMerges',
  description: "Merged accounts, within the viewer's scope.",
  type: UserMergeRef,
  list: userMergesList,
  filter: builder.inputType('UserMergesFilter', { fields: (t) => ({ undone: t.boolean() }) }),
  where: userMergesWhere,
  loader: userMergeLoader,
  defaultSort: { by: 'created', descending: true },
});

const PrivacyRequestKind = enumOf('PrivacyRequestKind', ['download', 'deletion']);
const PrivacyRequestState = enumOf('PrivacyRequestState', ['requested', 'done', 'withdrawn']);

builder.node(PrivacyRequestRef, {
  description: "A person's request concerning their data.",
  id: { resolve: (request) => request.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (request) => request.id }),
    user: t.field({ type: UserRef, resolve: (request, _args, ctx) => userOf(ctx, request.userId) }),
    kind: t.field({ type: PrivacyRequestKind, resolve: (request) => request.kind }),
    state: t.field({ type: PrivacyRequestState, resolve: (request) => request.state }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'privacyRequests',
  description: 'Requests for data downloads and deletions.',
  type: PrivacyRequestRef,
  list: privacyRequestsList,
  filter: builder.inputType('PrivacyRequestsFilter', {
    fields: (t) => ({ kind: t.field({ type: PrivacyRequestKind }), state: t.field({ type: PrivacyRequestState }) }),
  }),
  where: privacyRequestsWhere,
  loader: privacyRequestLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'myPrivacyRequests', (t) =>
  t.field({
    type: [PrivacyRequestRef],
    description: "The viewer's own requests, newest first.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(privacyRequestsOfUser).load(userId),
  }),
);

const BugReportState = enumOf('BugReportState', ['open', 'closed']);

builder.node(BugReportRef, {
  description: 'A bug report.',
  id: { resolve: (report) => report.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (report) => report.id }),
    ticket: t.exposeString('ticket', { description: 'The reference that the reporter was given to quote.' }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for a visitor, who left an email address.',
      resolve: (report, _args, ctx) => userOrNull(ctx, report.userId),
    }),
    email: t.exposeString('email', { nullable: true }),
    page: t.exposeString('page', { description: 'The page where it happened, as a path of the site.' }),
    body: t.exposeString('body'),
    state: t.field({ type: BugReportState, resolve: (report) => report.state }),
    screenshots: t.stringList({
      description: 'Addresses of the attached screenshots.',
      resolve: async (report, _args, ctx) => (await ctx.loader(screenshotsOfReport).load(report.id)).map(({ id }) => `/api/uploads/${id}`),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'bugReports',
  description: 'All bug reports.',
  type: BugReportRef,
  list: bugReportsList,
  filter: builder.inputType('BugReportsFilter', { fields: (t) => ({ state: t.field({ type: BugReportState }) }) }),
  where: bugReportsWhere,
  loader: bugReportLoader,
  defaultSort: { by: 'created', descending: true },
});
