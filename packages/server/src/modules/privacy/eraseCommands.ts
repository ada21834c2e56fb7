import { whyNotDelete, whyNotErase } from '@atlas/domain/privacy';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { addErasure, erasureHash, ERASURES_KEY, readErasures } from '../../privacy/erasureList.ts';
import { erasePerson } from '../../privacy/erasePerson.ts';
import { dropFile } from '../files/repo.ts';
import { beforeResume } from '../installation/commands.ts';
import { leave, mustKeepAdministrator } from '../users/commands.ts';
import { findMergedInto } from '../users/mergeRepo.ts';
import { PRIVACY_REQUEST } from '../users/privacyRequestCommands.ts';
import {
  type AccountToErase,
  archiveErased,
  endDownloads,
  findAccounts,
  findErasedPeople,
  holdAccount,
  updatePrivacyRequest,
} from '../users/privacyRequestRepo.ts';
import { findPersonToDelete, lockErasures } from './repo.ts';

/** The person as an erasure or a download finds them. An address counts once it is confirmed. */
export const dataSubjectOf = ({ id, email, emailConfirmedAt }: AccountToErase): { id: number; email: string | null } => ({
  id,
  email: emailConfirmedAt === null ? null : email,
});

/** Ends the access of a person and erases every row about them, in the caller's transaction. */
async function eraseAccount(ctx: Context, tx: Db, account: AccountToErase, at: Date): Promise<void> {
  await leave(ctx, tx, [account.id], at);
  const { storageKeys } = await erasePerson(tx, dataSubjectOf(account));
  for (const key of [...storageKeys, ...(await endDownloads(tx, account.id, at))]) await dropFile(tx, key, at);
  await archiveErased(tx, account.id, at);
}

/**
 * Deletes the account of a person who requested it, once the week to withdraw is over. The account
 * is listed outside the database, so that a restored copy erases it again.
 *
 * @throws CONFLICT with the reason why it cannot be deleted
 */
export async function decidePrivacyRequest(ctx: Context, id: number): Promise<void> {
  await change(ctx, PRIVACY_REQUEST, id, 'eraseAccount', async ({ tx, at, before }) => {
    const early = whyNotErase(before, at);
    if (early !== null) throw new UserError('CONFLICT', early);
    if (before.userId === ctx.actor.userId) throw new UserError('FORBIDDEN', 'Someone else has to delete your account.');
    const account = await holdAccount(tx, before.userId);
    if (account === undefined) throw new UserError('NOT_FOUND', 'This account no longer exists.');
    const facts = await findPersonToDelete(tx, account.id);
    if (whyNotDelete(facts) !== null) throw new UserError('CONFLICT', staffReason(facts));
    // Accounts that were merged into this one belong to the same person.
    const merged = await Promise.all((await findMergedInto(tx, account.id)).map((mergedId) => holdAccount(tx, mergedId)));
    const accounts = [account, ...merged.filter((one) => one !== undefined)];
    for (const one of accounts) await eraseAccount(ctx, tx, one, at);
    await mustKeepAdministrator(tx);
    await updatePrivacyRequest(tx, id, { state: 'done', decidedAt: at, erasedAt: at });
    await lockErasures(tx);
    for (const one of accounts) await addErasure(ctx.app.storage, one);
  });
}

/** The reason in words for staff. */
function staffReason({ isLastAdmin, affiliateCentavos }: Awaited<ReturnType<typeof findPersonToDelete>>): string {
  if (isLastAdmin) return 'This is the last administrator. Make someone else an administrator first.';
  if (affiliateCentavos !== 0) return 'Commissions are still due to this affiliate. Pay them out first.';
  return 'This person has payments that are still open. Settle or void them first.';
}

const PAGE = 1000;

/**
 * Erases the accounts of a restored copy that were erased after its backup was made. Safe to run
 * again.
 *
 * @returns the number of accounts
 * @throws CONFLICT when the list of erasures lacks accounts that this copy knows to be erased
 */
export async function replayErasures(ctx: Context): Promise<number> {
  const { database, storage, clock } = ctx.app;
  const hashes = await readErasures(storage);
  const known = await findErasedPeople(database.db);
  if (known.some((account) => !hashes.has(erasureHash(account))))
    throw new UserError('CONFLICT', `The list of deleted accounts is incomplete. Copy ${ERASURES_KEY} from the original storage first.`);
  const done = new Set(known.map(({ id }) => id));
  let erased = 0;
  for (let after = 0, page = await findAccounts(database.db, after, PAGE); page.length > 0;) {
    for (const account of page) {
      if (done.has(account.id) || account.email === erasedAddress(account.id) || !hashes.has(erasureHash(account))) continue;
      await database.transaction(async (tx) => {
        const at = clock.now();
        await eraseAccount(ctx, tx, account, at);
        await recordAudit(tx, ctx.actor, { at, action: 'repeatErasure', subjectType: 'user', subjectId: account.id });
      });
      erased++;
    }
    after = page.at(-1)?.id ?? after;
    page = await findAccounts(database.db, after, PAGE);
  }
  return erased;
}

/** The address of an erased account. */
export const erasedAddress = (id: number): string => `erased-${id}@erased.invalid`;

beforeResume(async (ctx) => {
  ctx.app.log.info({ accounts: await replayErasures(ctx) }, 'repeated the erasures after the backup');
});
