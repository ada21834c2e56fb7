import {
  NO_RECIPIENTS,
  plainAnnouncement,
  roomIn,
  SENDER_MAY_NOT,
  throttleAt,
  whyLeftOut,
  whyNotByMail,
} from '@atlas/domain/announcements';
import { afterQuietHours } from '@atlas/domain/notifications';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { sweep } from '../../jobs/sweep.ts';
import { richText } from '../../richText.ts';
import { notify, orderMails } from '../notifications/commands.ts';
import { contextOfSender, peopleOfSelection, selectionOf } from './audience.ts';
import { announcementKey, announcementMailKey } from './mail.ts';
import {
  type Broadcast,
  type DecidedRecipient,
  findBroadcast,
  findDueBroadcasts,
  findNextRecipients,
  findRecipientFacts,
  holdDueBroadcast,
  type RecipientFacts,
  saveOutcomes,
  selectRecipients,
  updateBroadcast,
} from './repo.ts';

/** Recipients per transaction: few enough to show progress, and to stop soon. */
const CHUNK = 250;
/** People selected per transaction. */
const SELECTED_AT_ONCE = 10_000;

export interface SendingOptions {
  signal?: AbortSignal | undefined;
  chunk?: number;
  perMinute?: number;
  selectedAtOnce?: number;
}

/**
 * Sends the announcements that are being sent or whose time has come, each until it is finished or
 * has reached as many people as it may in this minute. A process may be killed at any time: another
 * one continues after the last chunk, and no one gets it twice. A failed announcement is logged,
 * does not stop those after it, and is tried again by the next run.
 *
 * @returns the number of finished announcements
 */
export const sendDueAnnouncements = (app: App, requestId: string, options: SendingOptions = {}): Promise<number> =>
  sweep(
    (after: number | null, limit) => findDueBroadcasts(app.database.db, { after, limit, now: app.clock.now() }),
    (id) => trySend(app, requestId, id, options),
    { signal: options.signal },
  );

async function trySend(app: App, requestId: string, id: number, options: SendingOptions): Promise<boolean> {
  try {
    let state = await sendChunk(app, requestId, id, options);
    while (state === 'more' && options.signal?.aborted !== true) state = await sendChunk(app, requestId, id, options);
    return state === 'finished';
  } catch (error) {
    app.log.error({ err: error, announcement: id }, 'an announcement was not sent');
    return false;
  }
}

type ChunkEnd = 'more' | 'throttled' | 'finished' | 'stopped' | 'taken';

/** Does the next part of an announcement in one transaction. */
async function sendChunk(app: App, requestId: string, id: number, options: SendingOptions): Promise<ChunkEnd> {
  const known = await findBroadcast(app.database.db, id);
  if (known === null) return 'taken';
  const ctx = await contextOfSender(app, requestId, known);
  return app.database.transaction(async (tx) => {
    const held = await holdDueBroadcast(tx, id, app.clock.now());
    if (held === null) return 'taken';
    // Someone else continued it after it was read: the next run uses their access.
    if (held.senderId !== known.senderId || held.senderLevelId !== known.senderLevelId) return 'taken';
    if (ctx === null) return stop(tx, held, SENDER_MAY_NOT);
    if (held.state === 'scheduled') await updateBroadcast(tx, id, { state: 'sending' });
    return held.selectedAt === null ? selectNext(ctx, tx, held, options) : reachNext(ctx, tx, held, options);
  });
}

/** Ends an announcement that cannot continue. Those who got it keep it. */
async function stop(tx: Db, { id }: Broadcast, problem: string): Promise<ChunkEnd> {
  await updateBroadcast(tx, id, { state: 'stopped', problem });
  return 'stopped';
}

/** Selects the next recipients by the scope of the sender. */
async function selectNext(ctx: Context, tx: Db, held: Broadcast, { selectedAtOnce = SELECTED_AT_ONCE }: SendingOptions): Promise<ChunkEnd> {
  const source = { db: tx, reader: ctx.source.reader, now: ctx.source.now };
  try {
    const selection = held.selection ?? (await selectionOf(tx, held, source.reader.userId));
    const { found, last } = await selectRecipients(tx, held, peopleOfSelection(selection, source), selectedAtOnce);
    const total = held.total + found;
    const isComplete = found < selectedAtOnce;
    if (isComplete && total === 0) return await stop(tx, held, NO_RECIPIENTS);
    const selectedAt = isComplete ? ctx.app.clock.now() : null;
    await updateBroadcast(tx, held.id, { selection, total, selectedTo: last, selectedAt });
    return 'more';
  } catch (error) {
    // Its segment is gone, or this version does not support its filters.
    if (!(error instanceof UserError)) throw error;
    return stop(tx, held, error.message);
  }
}

/** Reaches the next recipients: notifications, emails, outcomes and progress are written together. */
async function reachNext(ctx: Context, tx: Db, held: Broadcast, { chunk = CHUNK, perMinute }: SendingOptions): Promise<ChunkEnd> {
  const at = ctx.app.clock.now();
  const throttle = { since: held.throttledSince, reached: held.throttled };
  const room = Math.min(chunk, roomIn(throttle, at, perMinute));
  const next = room === 0 ? [] : await findNextRecipients(tx, held.id, room);
  if (room === 0) return 'throttled';
  if (next.length === 0) {
    await updateBroadcast(tx, held.id, { state: 'sent', finishedAt: at });
    const line = { action: 'finishAnnouncement', subjectType: 'announcement', subjectId: held.id, after: { total: held.total } };
    await recordAudit(tx, ctx.actor, { at, ...line });
    return 'finished';
  }
  await reach(ctx, tx, held, await findRecipientFacts(tx, ctx.source.reader, next), at);
  const { since, reached } = throttleAt(throttle, at);
  await updateBroadcast(tx, held.id, { done: held.done + next.length, throttledSince: since, throttled: reached + next.length });
  return 'more';
}

async function reach(ctx: Context, tx: Db, held: Broadcast, facts: readonly RecipientFacts[], at: Date): Promise<void> {
  const decided = facts.map((recipient) => decide(held, recipient));
  const { id, title, body, path } = held;
  const text = plainAnnouncement(richText(body));
  const notified = decided.flatMap(({ userId, isNotified }) => (isNotified ? [userId] : []));
  const news = { key: announcementKey(id), title, body: text, ...(path !== '' && { path }), isMailed: true };
  await notify(ctx, tx, notified, 'announcement', news);
  const keys = new Map(decided.map(({ userId, mailKey }) => [userId, mailKey]));
  const orders = facts.flatMap(({ userId, email, firstName }) => {
    const key = keys.get(userId) ?? null;
    const data = { firstName, announcementId: id, title };
    return key === null ? [] : [{ name: 'announcement' as const, to: email, userId, data, key, notBefore: afterQuietHours(at) }];
  });
  await orderMails(ctx, tx, orders);
  await saveOutcomes(tx, id, decided, at);
}

/** Decides what an announcement does for one person. */
function decide({ id, isInApp, isMailed }: Broadcast, recipient: RecipientFacts): DecidedRecipient {
  const { userId } = recipient;
  const whole = whyLeftOut(recipient);
  if (whole !== null) return { userId, isNotified: false, mail: null, reason: whole, mailKey: null };
  if (!isMailed) return { userId, isNotified: isInApp, mail: null, reason: null, mailKey: null };
  const reason = whyNotByMail(recipient);
  const mailKey = reason === null ? announcementMailKey(id, userId) : null;
  return { userId, isNotified: isInApp, mail: reason === null ? 'waiting' : 'left-out', reason, mailKey };
}
