import { randomUUID } from 'node:crypto';
import type { AccountChange } from '@atlas/domain/notifications';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';
import { orderMails } from '../notifications/commands.ts';

/** The recipient of an e-mail about an account. */
export interface Person {
  id: number;
  email: string;
  firstName: string;
}

/** Tells somebody that what lets them in was changed, with the transaction that changes it. `to` is the address where it is not that of the account. */
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
      // It is ordered with what happened, and that happens once.
      key: `account ${change} ${randomUUID()}`,
      notBefore: at,
    },
  ]);
