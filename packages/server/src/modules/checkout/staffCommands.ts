import { addressKey, cancelOrderForm, orderEmailForm, orderNoteForm } from '@atlas/domain/orders';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { saveRow } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { mayMailOrder } from '../orders/mailCommands.ts';
import { cancelWithin, correctEmailWithin, mailAgain } from './buyerCommands.ts';
import { completeOrder } from './completeCommands.ts';
import { ORDER } from '../orders/recordCommands.ts';

/** Cancels an order for staff, with a reason for its buyer. @throws CONFLICT when it is paid or being checked */
export const cancelOrderByStaff = (ctx: Context, id: number, input: Input): Promise<void> => {
  const { reason } = parseForm(cancelOrderForm, input);
  return change(ctx, ORDER, id, { action: 'cancelOrder', reason }, ({ tx, at, before }) => cancelWithin(tx, at, before, reason));
};

/** Saves what staff note about an order. @throws STALE when someone else saved it in the meantime */
export const noteOrder = (ctx: Context, { id, revision }: { id: number; revision: number }, input: Input): Promise<void> => {
  const { note } = parseForm(orderNoteForm, input);
  return change(ctx, ORDER, id, 'noteOrder', async ({ tx, before }) => {
    if (before.note !== note) await saveRow(tx, ORDER, { id, revision }, { note });
  });
};

/** Corrects the address of an order for staff, and mails the new link. */
export const correctOrderEmailByStaff = async (ctx: Context, id: number, input: Input): Promise<void> => {
  const { email } = parseForm(orderEmailForm, input);
  const mails = await mayMailOrder(ctx.app, addressKey(email));
  await change(ctx, ORDER, id, 'correctOrderEmail', async ({ tx, at, before }) => {
    await correctEmailWithin(ctx, tx, before, { email, mails });
    // A paid order waits for the owner of its address, who is someone else now.
    if (before.state === 'paid') await completeOrder(ctx, tx, at, { ...before, email });
  });
};

/**
 * Mails the link of an order to its buyer again: to pay, or once it is paid to set the password.
 *
 * @throws RATE_LIMITED past three emails a day
 */
export async function resendOrderLink(ctx: Context, id: number): Promise<void> {
  const order = await ctx.app.database.transaction(async (tx) => {
    const row = await ORDER.read(tx, id);
    if (row === null) throw new UserError('NOT_FOUND', 'This order no longer exists.');
    if (ORDER.scope !== 'of-no-person') await ORDER.scope(ctx, row, { tx, id });
    return row;
  });
  if (order.state === 'enrolled') throw new UserError('CONFLICT', 'This order is completed. Send the link for a new password instead.');
  if (order.state !== 'paid') return mailAgain(ctx, order);
  await change(ctx, ORDER, id, 'resendOrderLink', ({ tx, at, before }) => completeOrder(ctx, tx, at, before));
}
