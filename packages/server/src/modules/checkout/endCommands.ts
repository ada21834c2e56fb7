import { addManilaMonths } from '@atlas/domain/time';
import type { App } from '../../app.ts';
import { contextOfJob } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { deleteFile } from '../files/repo.ts';
import { findExpiring, findOldReceipts, releaseLapsedHolds, updateHold, updateOrder } from './repo.ts';

/** Orders and pictures in one transaction. */
const SOME = 200;

/**
 * Ends unpaid orders past their deadline, with their coupons, and releases lapsed coupons. Orders
 * with a receipt that waits stay.
 *
 * @returns the number of orders that ended
 */
export async function expireOrders(app: App): Promise<number> {
  const { actor } = contextOfJob(app, { id: 'expire orders', userId: null });
  let ended = 0;
  for (;;) {
    const at = app.clock.now();
    const count = await app.database.transaction(async (tx) => {
      const expiring = await findExpiring(tx, at, SOME);
      for (const { id, state } of expiring) {
        await updateOrder(tx, id, { state: 'expired' });
        await updateHold(tx, id, { state: 'released', heldUntil: null });
        const change = { action: 'expireOrder', subjectType: 'order', subjectId: id, before: { state }, after: { state: 'expired' } };
        await recordAudit(tx, actor, { at, ...change });
      }
      return expiring.length;
    });
    ended += count;
    if (count < SOME) break;
  }
  await app.database.transaction((tx) => releaseLapsedHolds(tx, app.clock.now()));
  return ended;
}

/**
 * Deletes the pictures of receipts that were settled, or ended, longer ago than the setting says.
 * Their hashes stay.
 *
 * @returns the number of pictures
 */
export async function deleteOldReceipts(app: App): Promise<number> {
  const { actor } = contextOfJob(app, { id: 'forget receipts', userId: null });
  const months = await app.values.get('proof-retention-months');
  let deleted = 0;
  for (;;) {
    const at = app.clock.now();
    const count = await app.database.transaction(async (tx) => {
      const old = await findOldReceipts(tx, addManilaMonths(at, -months), SOME);
      for (const id of old) {
        await deleteFile(tx, id, at);
        await recordAudit(tx, actor, { at, action: 'deleteReceipt', subjectType: 'file', subjectId: id });
      }
      return old.length;
    });
    deleted += count;
    if (count < SOME) return deleted;
  }
}
