import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { ofCaller, defineRecord, type Subject } from '../../commands/subject.ts';
import { countUnread, writeAllRead, writeReadAt } from './repo.ts';
import { notifications } from './tables.ts';

const NOTIFICATION = defineRecord('notification', notifications, { scope: ofCaller('notification', ({ userId }) => userId) });

/** Whose counts change by it: a person, as a parent of fields. */
interface Reader {
  userId: number;
}

/**
 * Says that whoever is signed in read one of their notifications, or did not; every page that they have open follows. Doing it twice changes
 * nothing. Throws NOT_FOUND for one that is not theirs.
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

/** How many a person has not read, as the audit keeps it. */
const unreadOf = ({ source }: Context): Subject<{ unreadNotifications: number }> => ({
  name: 'user',
  read: async (tx) => ({ unreadNotifications: await countUnread({ ...source, db: tx }) }),
  scope: ofCaller('user', (_row, userId) => userId),
});

/** Says that whoever is signed in read everything that they were told until an instant; every page that they have open follows. */
export const markAllNotificationsRead = (ctx: Context, until: Date): Promise<Reader> => {
  const { userId } = ctx.signedIn().session;
  return change(ctx, unreadOf(ctx), userId, 'markAllNotificationsRead', async ({ tx, at }) => {
    if ((await writeAllRead(tx, userId, until, at)) > 0) await ctx.app.live.notify(tx, [userId]);
    return { userId };
  });
};
