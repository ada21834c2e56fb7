import { isInUndoTime, mergesList } from '@atlas/domain/merging';
import { deletionTimes, isDownloadable, PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_STATES } from '@atlas/domain/privacy';
import { whyNotEditNote } from '@atlas/domain/users';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { batchLoader } from '../batches/repo.ts';
import {
  BugReportAnswerRef,
  BugReportRef,
  BugReportStateEnum,
  PrivacyRequestRef,
  UserMergeRef,
  UserNoteRef,
  UserRef,
  WinRef,
} from './refs.ts';
import { answersOfReport, bugReportLoader, bugReportsList, bugReportsWhere, screenshotsOfReport } from './bugReportRepo.ts';
import { userMergeLoader, userMergesList, userMergesWhere } from './mergeRepo.ts';
import { privacyRequestLoader, privacyRequestsList, privacyRequestsOfUser, privacyRequestsWhere } from './privacyRequestRepo.ts';
import { userOf, userOrNull, type User } from './repo.ts';
import { pictureOfWin, winsOfUser, type WinPicture } from './winRepo.ts';
import { noteEditorOf } from './noteCommands.ts';
import { openProfile } from './profileCommands.ts';

builder.node(UserNoteRef, {
  description: 'A note by staff about a person.',
  id: { resolve: (note) => note.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (note) => note.id }),
    body: t.exposeString('body'),
    author: t.field({ type: UserRef, resolve: (note, _args, ctx) => userOf(ctx, note.authorId) }),
    pinnedAt: t.expose('pinnedAt', { type: 'DateTime', nullable: true, description: 'When it was pinned above the others.' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true, description: 'When its text was last changed.' }),
    editedBy: t.field({ type: UserRef, nullable: true, resolve: (note, _args, ctx) => userOrNull(ctx, note.editedById) }),
    whyNotEdited: t.string({
      nullable: true,
      description: 'Why the viewer cannot edit or delete it, as a message; null if they can.',
      resolve: (note, _args, ctx) => whyNotEditNote(note, noteEditorOf(ctx)),
    }),
    revision: t.exposeInt('revision'),
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
    isUndoable: t.boolean({
      description: 'Whether it was not undone, and the time to undo it is not over.',
      resolve: ({ undoneAt, undoableUntil }, _args, ctx) => isInUndoTime({ undoneAt, undoableUntil }, ctx.source.now),
    }),
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
  defaultSort: mergesList.order,
});

const PrivacyRequestKind = enumOf('PrivacyRequestKind', PRIVACY_REQUEST_KINDS);
const PrivacyRequestState = enumOf('PrivacyRequestState', PRIVACY_REQUEST_STATES);

builder.node(PrivacyRequestRef, {
  description: "A person's request concerning their data.",
  id: { resolve: (request) => request.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (request) => request.id }),
    user: t.field({ type: UserRef, resolve: (request, _args, ctx) => userOf(ctx, request.userId) }),
    kind: t.field({ type: PrivacyRequestKind, resolve: (request) => request.kind }),
    state: t.field({ type: PrivacyRequestState, resolve: (request) => request.state }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    href: t.string({
      nullable: true,
      description: 'The download address of the file for its person; null while it is not available.',
      resolve: ({ id, userId, expiresAt }, _args, ctx) =>
        ctx.session?.userId === userId && ctx.session.impersonatorId === null && isDownloadable(expiresAt, ctx.app.clock.now())
          ? `/api/data-downloads/${id}`
          : null,
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the download period; null until the file is ready.',
    }),
    finalFrom: t.field({
      type: 'DateTime',
      description: 'When a deletion can no longer be withdrawn.',
      resolve: ({ createdAt }) => deletionTimes(createdAt).finalFrom,
    }),
    answerBy: t.field({
      type: 'DateTime',
      description: 'The end of the last day to answer the request.',
      resolve: ({ createdAt }) => deletionTimes(createdAt).answerBy,
    }),
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

builder.node(BugReportAnswerRef, {
  description: 'An answer of staff to a bug report.',
  id: { resolve: (answer) => answer.id },
  fields: (t) => ({
    body: t.exposeString('body'),
    author: t.field({ type: UserRef, resolve: (answer, _args, ctx) => userOf(ctx, answer.authorId) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(BugReportRef, {
  description: 'A bug report.',
  id: { resolve: (report) => report.id },
  loadOne: (id, ctx) => ctx.loader(bugReportLoader).load(Number(id)),
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
    browser: t.exposeString('browser', { description: 'The browser in words; empty for older reports.' }),
    body: t.exposeString('body'),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The request in which the browser reported its last error before the report.',
    }),
    state: t.field({ type: BugReportStateEnum, resolve: (report) => report.state }),
    screenshots: t.stringList({
      description: 'Addresses of the attached screenshots.',
      resolve: async (report, _args, ctx) => (await ctx.loader(screenshotsOfReport).load(report.id)).map(({ id }) => `/api/uploads/${id}`),
    }),
    answers: t.field({
      type: [BugReportAnswerRef],
      description: 'Oldest first.',
      resolve: (report, _args, ctx) => ctx.loader(answersOfReport).load(report.id),
    }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'bugReports',
  one: 'bugReport',
  description: 'All bug reports.',
  type: BugReportRef,
  list: bugReportsList,
  filter: builder.inputType('BugReportsFilter', { fields: (t) => ({ ticket: t.string(), state: t.field({ type: BugReportStateEnum }) }) }),
  where: bugReportsWhere,
  loader: bugReportLoader,
  defaultSort: { by: 'created', descending: true },
});
