import {
  ANNOUNCEMENT_STATES,
  isLeftOut,
  LEFT_OUT,
  leftOutText,
  MAIL_OUTCOMES,
  RECIPIENT_OUTCOMES,
  recipientOutcome,
  SEGMENT_DELETED,
} from '@atlas/domain/announcements';
import { fullName } from '@atlas/domain/users';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { richText } from '../../richText.ts';
import { SegmentRef } from '../segments/refs.ts';
import { segmentLoader } from '../segments/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOrNull } from '../users/repo.ts';
import { type AnnouncementReach, reachOf, selectionOf } from './audience.ts';
import './commandSchema.ts';
import { AnnouncementAudienceRef } from './audienceSchema.ts';
import { AnnouncementRecipientRef, AnnouncementRef } from './refs.ts';
import {
  ANNOUNCEMENT_LIST,
  ANNOUNCEMENT_RECIPIENT_LIST,
  type Broadcast,
  broadcastLoader,
  type OutcomeCount,
  outcomesOfBroadcast,
} from './repo.ts';

const AnnouncementStateRef = enumOf('AnnouncementState', ANNOUNCEMENT_STATES);
const AnnouncementMailOutcomeRef = enumOf('AnnouncementMailOutcome', MAIL_OUTCOMES);
const AnnouncementRecipientOutcomeRef = enumOf('AnnouncementRecipientOutcome', RECIPIENT_OUTCOMES);
const AnnouncementLeftOutReasonRef = enumOf('AnnouncementLeftOutReason', LEFT_OUT);

const nameOf = async (ctx: Context, userId: number | null): Promise<string | null> => {
  const user = userId === null ? null : await ctx.loader(userLoader).load(userId);
  return user && fullName(user);
};

const AnnouncementOutcomeRef = builder.objectRef<OutcomeCount>('AnnouncementOutcome').implement({
  description: 'A number of recipients with the same outcome.',
  fields: (t) => ({
    outcome: t.field({ type: AnnouncementRecipientOutcomeRef, resolve: (count) => recipientOutcome(count) }),
    isNotified: t.exposeBoolean('isNotified', { description: 'Whether they were notified in Atlas.' }),
    mail: t.field({
      type: AnnouncementMailOutcomeRef,
      nullable: true,
      description: 'What became of the email; null without one.',
      resolve: ({ mail }) => mail,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why they were left out, or get no email, in words for staff.',
      resolve: ({ reason }) => (reason !== null && isLeftOut(reason) ? leftOutText(reason) : null),
    }),
    people: t.exposeInt('people'),
  }),
});

/** The weight of the outcomes of an announcement: at most a few rows, read for a whole page at once. */
const IN_ROW = { multiplier: 3 };

/** A draft or a scheduled announcement whose segment was deleted needs other recipients. */
const lostSegment = ({ audience, segmentId, state }: Broadcast): boolean =>
  audience === 'segment' && segmentId === null && (state === 'draft' || state === 'scheduled');

builder.node(AnnouncementRef, {
  description: 'A message of staff to members, in Atlas and by email.',
  id: { resolve: (announcement) => announcement.id },
  loadOne: (id, ctx) => ctx.loader(broadcastLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (announcement) => announcement.id }),
    title: t.exposeString('title'),
    body: t.exposeString('body', { description: 'Markdown.' }),
    bodyTree: t.field({ type: 'RichText', description: 'The body, parsed for rendering.', resolve: ({ body }) => richText(body) }),
    path: t.exposeString('path', { description: "The page of Atlas that it leads to; '' for none." }),
    audience: t.field({ type: AnnouncementAudienceRef, resolve: ({ audience }) => audience }),
    segment: t.field({
      type: SegmentRef,
      nullable: true,
      description: 'Null for everyone, for a segment that was deleted, and for one that the viewer does not see.',
      resolve: ({ segmentId }, _args, ctx) => (segmentId === null ? null : ctx.loader(segmentLoader).load(segmentId)),
    }),
    segmentName: t.string({
      nullable: true,
      description: 'The name of the segment when the recipients were selected; null before, and for everyone.',
      resolve: ({ selection }) => selection?.name ?? null,
    }),
    isInApp: t.exposeBoolean('isInApp'),
    isMailed: t.exposeBoolean('isMailed'),
    state: t.field({ type: AnnouncementStateRef, resolve: ({ state }) => state }),
    scheduledAt: t.expose('scheduledAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    authorName: t.string({ nullable: true, resolve: ({ authorId }, _args, ctx) => nameOf(ctx, authorId) }),
    senderName: t.string({ nullable: true, resolve: ({ senderId }, _args, ctx) => nameOf(ctx, senderId) }),
    total: t.exposeInt('total', { description: 'Number of recipients. It grows while they are selected.' }),
    done: t.exposeInt('done', { description: 'Number of recipients with an outcome.' }),
    outcomes: t.field({
      type: [AnnouncementOutcomeRef],
      complexity: IN_ROW,
      resolve: ({ id }, _args, ctx) => ctx.loader(outcomesOfBroadcast).load(id),
    }),
    problem: t.string({
      nullable: true,
      description: 'Why it stopped by itself, or cannot be sent.',
      resolve: (announcement) => (lostSegment(announcement) ? SEGMENT_DELETED : announcement.problem),
    }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(AnnouncementRecipientRef, {
  description: 'What an announcement did for one person.',
  id: { resolve: (recipient) => recipient.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (recipient) => recipient.id }),
    user: t.field({ type: UserRef, nullable: true, resolve: ({ userId }, _args, ctx) => userOrNull(ctx, userId) }),
    outcome: t.field({ type: AnnouncementRecipientOutcomeRef, resolve: (recipient) => recipientOutcome(recipient) }),
    isNotified: t.exposeBoolean('isNotified'),
    mail: t.field({ type: AnnouncementMailOutcomeRef, nullable: true, resolve: ({ mail }) => mail }),
    reason: t.string({
      nullable: true,
      resolve: ({ reason }) => (reason !== null && isLeftOut(reason) ? leftOutText(reason) : null),
    }),
    at: t.expose('at', { type: 'DateTime', nullable: true }),
  }),
});

listField(ViewerRef, {
  ...ANNOUNCEMENT_LIST,
  one: 'announcement',
  description: 'Announcements: all of them for viewers who see everyone, otherwise those of the viewer.',
  type: AnnouncementRef,
  filter: builder.inputType('AnnouncementsFilter', {
    fields: (t) => ({ search: t.string({ description: 'Matches title or text.' }), state: t.field({ type: AnnouncementStateRef }) }),
  }),
});

listField(ViewerRef, {
  ...ANNOUNCEMENT_RECIPIENT_LIST,
  description: "The recipients of announcements within the viewer's scope.",
  type: AnnouncementRecipientRef,
  filter: builder.inputType('AnnouncementRecipientsFilter', {
    fields: (t) => ({
      announcementId: t.int(),
      outcome: t.field({ type: AnnouncementRecipientOutcomeRef }),
      reason: t.field({ type: AnnouncementLeftOutReasonRef }),
    }),
  }),
});

const AnnouncementLeftOutRef = builder.objectRef<AnnouncementReach['leftOut'][number]>('AnnouncementLeftOut').implement({
  description: 'A number of people who are left out, or get no email, and why.',
  fields: (t) => ({
    reason: t.string({ resolve: ({ reason }) => leftOutText(reason) }),
    people: t.exposeInt('people'),
  }),
});

const AnnouncementReachRef = builder.objectRef<AnnouncementReach>('AnnouncementReach').implement({
  description: 'The people whom an announcement would reach if the viewer sent it now.',
  fields: (t) => ({
    matched: t.exposeInt('matched', { description: 'Everyone in the audience whom the viewer sees.' }),
    people: t.exposeInt('people', { description: 'Those who get it in one way or the other.' }),
    inApp: t.exposeInt('inApp'),
    byMail: t.exposeInt('byMail'),
    mailLater: t.exposeInt('mailLater', {
      description: 'Those of byMail whose email waits: until the morning, or because they got another one today.',
    }),
    leftOut: t.field({ type: [AnnouncementLeftOutRef], resolve: ({ leftOut }) => leftOut }),
    problem: t.string({ nullable: true, description: 'Why it cannot be sent.', resolve: ({ problem }) => problem }),
  }),
});

builder.objectField(ViewerRef, 'announcementCheck', (t) =>
  t.field({
    type: AnnouncementReachRef,
    description: 'Counts whom an announcement would reach. It counts every person of the audience.',
    args: {
      audience: t.arg({ type: AnnouncementAudienceRef, required: true }),
      segmentId: t.arg.int(),
      isInApp: t.arg.boolean({ required: true }),
      isMailed: t.arg.boolean({ required: true }),
    },
    resolve: async (_viewer, { audience, segmentId, isInApp, isMailed }, ctx) => {
      if (!isInApp && !isMailed) throw new UserError('BAD_USER_INPUT', 'Choose a channel.');
      const { reader } = ctx.source;
      const selection = await selectionOf(ctx.source.db, { audience, segmentId: segmentId ?? null }, reader.userId);
      return reachOf(ctx.app.values, ctx.source, selection, { isInApp, isMailed });
    },
  }),
);
