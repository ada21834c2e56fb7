import { isLeftOut, type LeftOut, type MailOutcome } from '@atlas/domain/announcements';
import type { MailSecrets, NotMailed } from '@atlas/domain/notifications';
import type { App } from '../../app.ts';
import { richText } from '../../richText.ts';
import { afterMailing, checkBeforeMailing, mailSecrets } from '../notifications/commands.ts';
import { findBroadcast, findMailState, saveMailOutcome } from './repo.ts';

/** The problem of an email that was held back when its announcement was stopped. */
export const STOPPED = 'The announcement was stopped.';
const ASKS_FOR_DELETION = 'The person asked to delete their account.';

/** The keys of an announcement to one person: of the notification, and of the email. */
export const announcementKey = (broadcastId: number): string => `announcement ${broadcastId}`;
export const announcementMailKey = (broadcastId: number, userId: number): string => `announcement ${broadcastId} ${userId}`;

/** The contents of an announcement, which are the same for each of its emails. */
async function contentsOf(app: App, { announcementId }: { announcementId: number }): Promise<MailSecrets<'announcement'> | null> {
  const broadcast = await findBroadcast(app.database.db, announcementId);
  if (broadcast === null) return null;
  const [sender, address] = await Promise.all([app.values.get('seller-name'), app.values.get('seller-address')]);
  return { text: [...richText(broadcast.body)], path: broadcast.path || null, sender, address };
}

mailSecrets('announcement', contentsOf);
mailSecrets('announcementTest', contentsOf);

/** Emails of a stopped announcement stay unsent, and so do those to people who leave. */
checkBeforeMailing('announcement', async (app, { userId, dedupeKey }) => {
  const broadcastId = Number(/^announcement (\d+) /.exec(dedupeKey)?.[1]);
  if (userId === null || !Number.isSafeInteger(broadcastId)) return null;
  const found = await findMailState(app.database.db, broadcastId, userId);
  if (found?.state === 'stopped') return STOPPED;
  return found?.asks === true ? ASKS_FOR_DELETION : null;
});

/** The reason of the outcome by the reason why an email was not sent. */
const leftOutBy = (reason: NotMailed | null): LeftOut | null => (reason !== null && isLeftOut(reason) ? reason : null);

const outcomeOf = (state: 'sent' | 'failed' | 'cancelled', reason: NotMailed | null): { outcome: MailOutcome; why: LeftOut | null } => {
  if (state === 'sent') return { outcome: 'sent', why: null };
  if (state === 'failed') return { outcome: 'failed', why: reason === 'bounced' ? 'bounced' : 'failed' };
  return { outcome: 'left-out', why: leftOutBy(reason) };
};

afterMailing('announcement', async (db, { id, state, reason }) => {
  const { outcome, why } = outcomeOf(state, reason);
  await saveMailOutcome(db, id, outcome, why);
});
