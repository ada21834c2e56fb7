import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { ofCaller, defineRecord, type Subject } from '../../commands/subject.ts';
import { countUnread, writeAllRead, writeReadAt } from './repo.ts';
import { notifications } from './tables.ts';

const NOTIFICATION = defineRecord('notification', notifications, { scope: ofCaller('notification', ({ userId }) => userId) });

/** The person whose counts change, as a parent of fields. */
interface Reader {
  userId: number;
}

/**
 * Marks one of the caller's notifications as read or unread, and updates their open pages.
 * Repeating it changes nothing.
 *
 * @throws NOT_FOUND for a notification of another person
 */
export const setNotificationRead = (ctx: Context, id: number, isRead: boolean): Promise<Reader> => {
  const { userId } = ctx.signedIn().session;
  return change(ctx, NOTIFICATION, id, 'setNotificationRead', async ({ tx, at, before }) => {
    if ((before.readAt !== null) !== isRead) {
      await writeReadAt(tx, id, isRead ? at : null);
      await ctx.app.live.notify(tx, [userId]);
    }
    return { userId };
  });
};

/** Audit subject for a person's number of unread notifications. */
const unreadOf = ({ source }: Context): Subject<{ unreadNotifications: number }> => ({
  name: 'user',
  read: async (tx) => ({ unreadNotifications: await countUnread({ ...source, db: tx }) }),
  scope: ofCaller('user', (_row, userId) => userId),
});

/**
 * Marks all of the caller's notifications until an instant as read, and updates their open pages.
 */
export const markAllNotificationsRead = (ctx: Context, until: Date): Promise<Reader> => {
  const { userId } = ctx.signedIn().session;
  return change(ctx, unreadOf(ctx), userId, 'markAllNotificationsRead', async ({ tx, at }) => {
    if ((await writeAllRead(tx, userId, until, at)) > 0) await ctx.app.live.notify(tx, [userId]);
    return { userId };
  });
};
