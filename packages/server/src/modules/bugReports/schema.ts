import { routePath } from '@atlas/domain/navigation';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { present } from '../../db/present.ts';
import { type BugReport, type BugReportAnswer, answersOfReport, bugReportLoader, screenshotsOfReport } from '../users/bugReportRepo.ts';
import { BugReportRef, BugReportStateEnum } from '../users/refs.ts';
import { decideBugReport, reportBug } from './commands.ts';
import { findReportByKey, linkOfReport, secretOfReport } from './secretCommands.ts';

const SentBugReportRef = builder.objectRef<{ id: number; ticket: string; secret: string }>('SentBugReport').implement({
  description: 'A report that was just sent.',
  fields: (t) => ({
    databaseId: t.int({ description: 'The owner of its screenshots.', resolve: ({ id }) => id }),
    ticket: t.exposeString('ticket', { description: 'The number that the reporter can quote.' }),
    path: t.string({
      description: 'The page of the report, with its secret.',
      resolve: ({ ticket, secret }) => routePath('bugReport', { ticket: `${ticket}.${secret}` }),
    }),
    uploadKey: t.string({ description: 'The key that uploads screenshots, for an hour.', resolve: ({ secret }) => secret }),
  }),
});

const PublicAnswerRef = builder.objectRef<BugReportAnswer>('PublicAnswer').implement({
  description: 'An answer as the reporter sees it, without the name of its author.',
  fields: (t) => ({ body: t.exposeString('body'), createdAt: t.expose('createdAt', { type: 'DateTime' }) }),
});

const BugReportStatusRef = builder.objectRef<BugReport>('BugReportStatus').implement({
  description: 'A bug report for anyone who has its link.',
  fields: (t) => ({
    ticket: t.exposeString('ticket'),
    state: t.field({ type: BugReportStateEnum, resolve: ({ state }) => state }),
    page: t.exposeString('page'),
    body: t.exposeString('body'),
    hasAddress: t.boolean({
      description: 'Whether answers are also mailed.',
      resolve: ({ userId, email }) => userId !== null || email !== null,
    }),
    screenshots: t.int({
      description: 'The number of screenshots. They are shown to staff only.',
      resolve: async ({ id }, _args, ctx) => (await ctx.loader(screenshotsOfReport).load(id)).length,
    }),
    link: t.string({
      nullable: true,
      description: 'The address of the page, which opens in any browser.',
      resolve: (report, _args, { app }) => linkOfReport(app, report),
    }),
    answers: t.field({
      type: [PublicAnswerRef],
      description: 'Oldest first.',
      resolve: ({ id }, _args, ctx) => ctx.loader(answersOfReport).load(id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('bugReportStatus', (t) =>
  t.field({
    type: BugReportStatusRef,
    nullable: true,
    description: 'Public. Null for a wrong ticket, and for one whose secret the browser does not keep.',
    args: { ticket: t.arg.string({ required: true, description: 'The ticket number, with the secret of the link or without it.' }) },
    resolve: async (_root, { ticket }, ctx) => (await findReportByKey(ctx, ticket))?.report ?? null,
  }),
);

const ReportBugInput = builder.inputType('ReportBugInput', {
  fields: (t) => ({
    body: t.string({ required: true, description: 'What happened.' }),
    page: t.string({ description: 'The page where it happened. Of its query, only the tab is stored.' }),
    browser: t.string({ description: 'The browser in words.' }),
    email: t.string({ description: 'An address for the answer, from a visitor.' }),
    requestId: t.string({ description: 'The request in which the browser reported its last error.' }),
  }),
});

builder.mutationField('reportBug', (t) =>
  t.field({
    type: SentBugReportRef,
    description: 'Sends a bug report, also without an account.',
    args: { input: t.arg({ type: ReportBugInput, required: true }), idempotencyKey: idempotencyKeyArg(t.arg) },
    resolve: async (_root, { input, idempotencyKey }, ctx) => {
      const id = await reportBug(ctx, { ...input }, idempotencyOf({ idempotencyKey, ...input }));
      const report = await present(ctx.loader(bugReportLoader).load(id), 'The sent report');
      const secret = secretOfReport(ctx.app, report);
      if (secret === null) throw new Error(`The report ${id} has no secret`);
      return { id, ticket: report.ticket, secret };
    },
  }),
);

const DecideBugReportInput = builder.inputType('DecideBugReportInput', {
  fields: (t) => ({
    state: t.field({ type: BugReportStateEnum, required: true }),
    answer: t.string({ description: 'A text for the reporter, mailed where there is an address.' }),
  }),
});

commandField(
  'decideBugReport',
  { type: BugReportRef, loader: bugReportLoader },
  {
    description: 'Changes the state of a bug report, answers it, or both.',
    args: (arg) => ({
      databaseId: arg.int({ required: true }),
      revision: arg.int({ required: true }),
      input: arg({ type: DecideBugReportInput, required: true }),
    }),
    run: async (ctx, { databaseId, revision, input }) => {
      await decideBugReport(ctx, { id: databaseId, revision }, { ...input });
      return databaseId;
    },
  },
);
