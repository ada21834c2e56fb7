import type { App } from '../../app.ts';
import { readWithSecrets } from '../../secret.ts';
import { seal, unseal } from '../../secretBox.ts';
import { findPayoutAccounts, replaceAccount } from './repo.ts';

type Secrets = Pick<App, 'secret' | 'formerSecrets'>;

/** The beginning of an encrypted account. Accounts without it are from before they were encrypted. */
const SEALED = 'sealed:';

const sealedFor = (affiliateId: number) => ({ purpose: 'payout account', owner: String(affiliateId) });

/** Encrypts the account that a payout goes to, to be stored. */
export const sealAccount = (secret: Buffer, affiliateId: number, account: string): string =>
  SEALED + seal(secret, sealedFor(affiliateId), Buffer.from(account)).toString('base64url');

function openWith(secret: Buffer, affiliateId: number, stored: string): string | null {
  try {
    return unseal(secret, sealedFor(affiliateId), Buffer.from(stored.slice(SEALED.length), 'base64url')).toString();
  } catch {
    return null;
  }
}

/** The account that a payout goes to; empty when no secret of the installation reads it. */
export const openAccount = (secrets: Secrets, { affiliateId, account }: { affiliateId: number; account: string }): string =>
  account.startsWith(SEALED) ? (readWithSecrets(secrets, (secret) => openWith(secret, affiliateId, account)) ?? '') : account;

const ROWS_AT_ONCE = 500;

/**
 * Encrypts with the current secret every account that is not: those from before accounts were
 * encrypted, and those of a former secret. Safe to repeat.
 *
 * @returns the number of accounts that were written
 */
export async function sealPayoutAccounts(app: App): Promise<number> {
  let sealed = 0;
  for (let after = 0; ;) {
    const rows = await findPayoutAccounts(app.database.db, after, ROWS_AT_ONCE);
    for (const { id, affiliateId, account: former } of rows) {
      if (former.startsWith(SEALED) && openWith(app.secret, affiliateId, former) !== null) continue;
      const account = openAccount(app, { affiliateId, account: former });
      if (account === '') continue;
      sealed += await replaceAccount(app.database.db, { id, former, account: sealAccount(app.secret, affiliateId, account) });
    }
    const last = rows.at(-1);
    if (last === undefined) return sealed;
    after = last.id;
  }
}
