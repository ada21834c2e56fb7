import type { MailName } from '@atlas/domain/notifications';
import type { App } from '../../app.ts';
import { sendMails } from './mailJobs.ts';
import { insertMails, type MailOrder } from './outbox.ts';
import { withSecrets } from './secrets.ts';

/** Rolls the rehearsed statements back. */
class Rehearsed extends Error {}

/**
 * Does the work of an email that no one receives: the same statements and the same rendering.
 * Stores nothing. Use it where the load of this process would reveal whether an address has an
 * account.
 */
export async function rehearseMail<Name extends MailName>(app: App, order: MailOrder<Name>): Promise<void> {
  try {
    await app.database.transaction(async (tx) => {
      await insertMails(tx, [order], app.clock.now());
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  app.queues.wakeSoon(sendMails);
  const notified = await withSecrets(app, order.name, order.data);
  const renderer = await app.mailRenderer();
  if (notified !== null) await renderer?.renderMail(order.name, notified, { siteUrl: app.settings.publicUrl, unsubscribeUrl: null });
}
