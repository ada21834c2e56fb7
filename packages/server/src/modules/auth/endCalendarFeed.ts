import type { App } from '../../app.ts';
import type { Actor } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { deleteFeed } from '../events/calendarRepo.ts';
import { mailAccountChange, type Person } from './accountMails.ts';

/**
 * Revokes the address of a person's calendar feed and notifies them by mail, with the transaction
 * that ends their sessions. Does nothing for a person without a feed.
 *
 * @param at instant of the change, by the business clock
 */
export async function endCalendarFeed(app: App, tx: Db, { actor, user, at }: { actor: Actor; user: Person; at: Date }): Promise<void> {
  if (!(await deleteFeed(tx, user.id))) return;
  await recordAudit(tx, actor, { at, action: 'endCalendarFeed', subjectType: 'calendar feed', subjectId: user.id });
  await mailAccountChange(app, tx, user, 'calendarFeed', at);
}
