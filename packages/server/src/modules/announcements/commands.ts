import {
  announcementAfter,
  announcementForm,
  type AnnouncementStep,
  NO_RECIPIENTS,
  REACH_CHANGED,
  sendAnnouncementForm,
  whyNotAnnounce,
} from '@atlas/domain/announcements';
import { afterQuietHours } from '@atlas/domain/notifications';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, type RecordRevision, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { holdMailsBack, letMailsGo, orderMails } from '../notifications/commands.ts';
import { findRecipients } from '../notifications/repo.ts';
import { findSeenSegment } from '../segments/repo.ts';
import { reachOf, selectionOf, whyNoMail } from './audience.ts';
import { STOPPED } from './mail.ts';
import { SEND } from './queue.ts';
import { type Broadcast, removeBroadcast, seesBroadcast, updateBroadcast, waitingMailsOf } from './repo.ts';
import { broadcasts } from './tables.ts';

/** Its author, its sender, and staff who see everyone change an announcement. */
const ANNOUNCEMENT = defineRecord('announcement', broadcasts, {
  scope: (ctx, broadcast) => {
    if (!seesBroadcast(ctx.signedIn().reader, broadcast)) throw gone({ name: 'announcement' });
  },
});

/**
 * Returns the state after a step.
 *
 * @throws CONFLICT when the step is not possible
 */
function stateAfter({ state }: Broadcast, step: AnnouncementStep) {
  const problem = whyNotAnnounce(state, step);
  const after = announcementAfter(state, step);
  if (problem !== null || after === null) throw new UserError('CONFLICT', problem ?? 'This is not possible.');
  return after;
}

/** The caller as the sender of an announcement. */
function senderOf(ctx: Context): Pick<Broadcast, 'senderId' | 'senderLevelId' | 'impersonatorId'> {
  const { session, reader } = ctx.signedIn();
  return { senderId: reader.userId, senderLevelId: reader.accessLevelId, impersonatorId: session.impersonatorId };
}

/** The source of the caller, in a transaction. */
const within = (ctx: Context, tx: Db) => ({ db: tx, reader: ctx.signedIn().reader, now: ctx.source.now });

/**
 * Adds an announcement as a draft, or saves the given draft.
 *
 * @returns its id
 * @throws BAD_USER_INPUT with a message per field, also for a segment that the caller does not see
 * @throws CONFLICT when it is not a draft any more
 * @throws STALE when it was saved since the revision was read
 */
export async function saveAnnouncement(
  ctx: Context,
  edition: RecordRevision | null,
  input: Input,
  idempotency?: Idempotency,
): Promise<number> {
  const values = parseForm(announcementForm, input);
  const { userId } = ctx.signedIn().reader;
  const mustSeeSegment = async (tx: Db) => {
    if (values.segmentId !== null && (await findSeenSegment(tx, values.segmentId, userId)) === null)
      await selectionOf(tx, { audience: 'segment', segmentId: null }, userId);
  };
  const doing = { action: 'saveAnnouncement', idempotency };
  if (edition === null)
    return create(ctx, ANNOUNCEMENT, doing, async ({ tx, at }) => {
      await mustSeeSegment(tx);
      return insertRow(tx, ANNOUNCEMENT, { ...values, authorId: userId, createdAt: at });
    });
  return change(ctx, ANNOUNCEMENT, edition.id, doing, async ({ tx, before }) => {
    stateAfter(before, 'edit');
    await mustSeeSegment(tx);
    await saveRow(tx, ANNOUNCEMENT, edition, values);
    return edition.id;
  });
}

/**
 * Sends an announcement now, or at a time to come. Its recipients are the people in the scope of
 * the caller at that time.
 *
 * @param people the number of recipients that the caller saw; another number is rejected
 * @throws BAD_USER_INPUT without a recipient, for a time that has passed, or without the address of
 *   the business for emails
 * @throws CONFLICT when the number of recipients changed, or it is not a draft
 * @throws STALE when it was saved since the revision was read, so that no unread text is sent
 */
export async function sendAnnouncement(
  ctx: Context,
  edition: RecordRevision,
  { people, ...when }: { people: number } & Input,
  idempotency?: Idempotency,
): Promise<number> {
  const { at: later } = parseForm(sendAnnouncementForm(ctx.source.now), when);
  const step = later === null ? 'send' : 'schedule';
  const doing = { action: later === null ? 'sendAnnouncement' : 'scheduleAnnouncement', idempotency };
  return change(ctx, ANNOUNCEMENT, edition.id, doing, async ({ tx, before }) => {
    const state = stateAfter(before, step);
    const selection = await selectionOf(tx, before, ctx.signedIn().reader.userId);
    const reach = await reachOf(ctx.app.values.within(tx), within(ctx, tx), selection, before);
    if (reach.problem !== null) throw new UserError('BAD_USER_INPUT', reach.problem);
    if (reach.people === 0) throw new UserError('BAD_USER_INPUT', NO_RECIPIENTS);
    if (reach.people !== people) throw new UserError('CONFLICT', REACH_CHANGED);
    await saveRow(tx, ANNOUNCEMENT, edition, { state, scheduledAt: later, problem: null, ...senderOf(ctx) });
    if (later === null) ctx.app.queues.wake(tx, SEND);
    return edition.id;
  });
}

/** Makes a scheduled announcement a draft again. */
export const unscheduleAnnouncement = (ctx: Context, id: number): Promise<void> =>
  change(ctx, ANNOUNCEMENT, id, 'unscheduleAnnouncement', async ({ tx, before }) => {
    const state = stateAfter(before, 'unschedule');
    await saveRow(tx, ANNOUNCEMENT, before, { state, scheduledAt: null });
  });

/**
 * Stops an announcement: no one else is notified, and emails that have not left stay unsent. It can
 * be continued.
 */
export const stopAnnouncement = (ctx: Context, id: number): Promise<void> =>
  change(ctx, ANNOUNCEMENT, id, 'stopAnnouncement', async ({ tx, before }) => {
    await updateBroadcast(tx, id, { state: stateAfter(before, 'stop'), problem: null });
    await holdMailsBack(tx, waitingMailsOf(id), STOPPED);
  });

/**
 * Continues a stopped announcement, for those who have not got it. The caller becomes its sender,
 * so that it reaches no one outside the scope of the caller.
 */
export const continueAnnouncement = (ctx: Context, id: number): Promise<void> =>
  change(ctx, ANNOUNCEMENT, id, 'continueAnnouncement', async ({ tx, at, before }) => {
    await updateBroadcast(tx, id, { state: stateAfter(before, 'continue'), problem: null, ...senderOf(ctx) });
    await letMailsGo(tx, waitingMailsOf(id), STOPPED, afterQuietHours(at));
    ctx.app.queues.wake(tx, SEND);
  });

/** Deletes a draft. */
export const deleteAnnouncement = (ctx: Context, id: number): Promise<void> =>
  change(ctx, ANNOUNCEMENT, id, 'deleteAnnouncement', async ({ tx, before }) => {
    stateAfter(before, 'delete');
    await removeBroadcast(tx, id);
  });

/**
 * Sends the caller a test of an announcement by email, as its recipients would get it. It does not
 * count as their email of the day.
 *
 * @throws BAD_USER_INPUT without the address of the business
 */
export const testAnnouncement = (ctx: Context, id: number): Promise<void> =>
  change(ctx, ANNOUNCEMENT, id, 'testAnnouncement', async ({ tx, at, before }) => {
    const { userId } = ctx.signedIn().reader;
    const [recipient] = await findRecipients(tx, [userId]);
    if (recipient === undefined) throw gone({ name: 'announcement' });
    const problem = await whyNoMail(ctx.app.values.within(tx));
    if (problem !== null) throw new UserError('BAD_USER_INPUT', problem);
    const { email, firstName } = recipient;
    const key = `announcement test ${id} ${userId} ${before.revision} ${at.getTime()}`;
    const data = { firstName, announcementId: id, title: before.title };
    // The announcement itself does not change, so that no entry is written for it.
    await recordAudit(tx, ctx.actor, { at, action: 'testAnnouncement', subjectType: 'announcement', subjectId: id });
    await orderMails(ctx, tx, [{ name: 'announcementTest', to: email, userId, data, key, notBefore: at }]);
  });
