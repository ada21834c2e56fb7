import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import type { Context } from '../../commands/context.ts';
import { AnnouncementAudienceRef } from './audienceSchema.ts';
import {
  continueAnnouncement,
  deleteAnnouncement,
  saveAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
  testAnnouncement,
  unscheduleAnnouncement,
} from './commands.ts';
import { AnnouncementRef } from './refs.ts';
import { broadcastLoader } from './repo.ts';

const ANNOUNCEMENTS = { type: AnnouncementRef, loader: broadcastLoader };

const AnnouncementInput = builder.inputType('AnnouncementInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    body: t.string({ required: true, description: 'Markdown.' }),
    path: t.string({ description: 'The page of Atlas that it leads to.' }),
    audience: t.field({ type: AnnouncementAudienceRef, required: true }),
    segmentId: t.int({ description: 'Required for the audience SEGMENT.' }),
    isInApp: t.boolean({ required: true }),
    isMailed: t.boolean({ required: true }),
  }),
});

commandField('saveAnnouncement', ANNOUNCEMENTS, {
  description: 'Adds an announcement as a draft. With databaseId and revision, saves that draft instead.',
  args: (arg) => ({
    databaseId: arg.int(),
    revision: arg.int(),
    input: arg({ type: AnnouncementInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { databaseId: id, revision, ...args }) => {
    const input = { ...args.input, path: args.input.path ?? '', segmentId: args.input.segmentId ?? null };
    return saveAnnouncement(ctx, id == null ? null : { id, revision: revision ?? 0 }, input, idempotencyOf(args));
  },
});

commandField('sendAnnouncement', ANNOUNCEMENTS, {
  description: "Sends an announcement to the people in the viewer's scope, now or at a time to come.",
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    people: arg.int({ required: true, description: 'The number of recipients that the viewer saw. Another number is rejected.' }),
    when: arg.string({ required: true, description: 'now or later' }),
    day: arg({ type: 'Day', description: 'A day in Manila; only for later.' }),
    time: arg.string({ description: 'A half hour in Manila, such as 7:30 PM; only for later.' }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { idempotencyKey, ...args }) => {
    const { databaseId: id, revision, people, when, day, time } = args;
    const input = { people, when, day: day ?? '', time: time ?? '' };
    return sendAnnouncement(ctx, { id, revision }, input, idempotencyOf({ ...args, idempotencyKey }));
  },
});

/** A command for one announcement, which returns it in its new state. */
const simpleCommand = (name: string, description: string, run: (ctx: Context, id: number) => Promise<void>): void =>
  commandField(name, ANNOUNCEMENTS, {
    description,
    args: (arg) => ({ databaseId: arg.int({ required: true }) }),
    run: async (ctx, { databaseId }) => {
      await run(ctx, databaseId);
      return databaseId;
    },
  });

simpleCommand('unscheduleAnnouncement', 'Makes a scheduled announcement a draft again.', unscheduleAnnouncement);
simpleCommand('stopAnnouncement', 'Stops an announcement. Those who have not got it do not get it.', stopAnnouncement);
simpleCommand('continueAnnouncement', 'Continues a stopped announcement, with the viewer as its sender.', continueAnnouncement);
simpleCommand('testAnnouncement', 'Sends the viewer a test of an announcement by email.', testAnnouncement);

builder.mutationField('deleteAnnouncement', (t) =>
  t.field({
    type: ViewerRef,
    description: 'Deletes a draft.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_root, { databaseId }, ctx) => {
      await deleteAnnouncement(ctx, databaseId);
      return { userId: ctx.signedIn().session.userId };
    },
  }),
);
