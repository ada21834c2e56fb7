import { payAccountText, readPayAccounts } from '@atlas/domain/settings';
import { fullName } from '@atlas/domain/users';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { orderMails } from '../notifications/commands.ts';
import { findAdministrators } from '../users/levelsRepo.ts';
import { findName, type SettingRow } from './repo.ts';

const textsOf = (value: string): string[] => (readPayAccounts(value) ?? []).map(payAccountText);

/**
 * Mails every administrator that the payment accounts changed, in the transaction of the change.
 *
 * @param before the row as it was
 * @param after the new value
 */
export async function mailPayAccountsChange(
  { app, actor }: Context,
  tx: Db,
  { value, revision }: SettingRow,
  after: string,
  at: Date,
): Promise<void> {
  const by = actor.userId === null ? null : await findName(tx, actor.userId);
  const change = { by: by === null ? null : fullName(by), at: at.toISOString(), before: textsOf(value), after: textsOf(after) };
  const orders = (await findAdministrators(tx)).map(({ id, email, firstName }) => ({
    name: 'payAccountsChanged' as const,
    to: email,
    userId: id,
    data: { firstName, ...change },
    key: `pay accounts ${revision + 1} ${id}`,
    notBefore: at,
  }));
  await orderMails({ app }, tx, orders);
}
