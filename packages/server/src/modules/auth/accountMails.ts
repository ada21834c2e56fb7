import { randomUUID } from 'node:crypto';
import type { AccountChange } from '@atlas/domain/notifications';
import { isoDay } from '@atlas/domain/time';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';
import { orderMails } from '../notifications/commands.ts';
import { findCredentials } from './signInRepo.ts';

/** The recipient of an email about an account. */
export interface Person {
  id: number;
  email: string;
  firstName: string;
}

/**
 * Mails the person of an archived account that it is archived, at most once a day of the business
 * clock. The email names no account, because emails of archived accounts are not sent.
 */
export async function mailIfArchived(app: App, tx: Db, address: string): Promise<void> {
  const account = await findCredentials(tx, address);
  if (account?.archivedAt == null) return;
  const { id, email, firstName } = account;
  const at = app.clock.now();
  const key = `account archived ${id} ${isoDay(at)}`;
  await orderMails({ app }, tx, [{ name: 'accountArchived', to: email, userId: null, data: { firstName }, key, notBefore: at }]);
}

/**
 * Mails a person that something about their sign-in changed, with the transaction that changes it.
 *
 * @param options.to the address of the mail; by default that of the account
 */
export const mailAccountChange = (
  app: App,
  tx: Db,
  { id, email, firstName }: Person,
  change: AccountChange,
  at: Date,
  { to = email, newEmail = null }: { to?: string; newEmail?: string | null } = {},
): Promise<void> =>
  orderMails({ app }, tx, [
    {
      name: 'accountChanged',
      to,
      userId: id,
      data: { firstName, change, at: at.toISOString(), email: newEmail },
      // The mail is ordered in the transaction of the change, so a random key cannot send it twice.
      key: `account ${change} ${randomUUID()}`,
      notBefore: at,
    },
  ]);
