import { sql } from 'drizzle-orm';
import { defineRecord, type RowSubject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ofMoney } from '../access/moneyCommands.ts';
import { isSecret, readOrderKey } from './secretCommands.ts';
import { lockOwner } from '../subscriptions/repo.ts';
import { findBuyer, findOrderByCode, type Order } from './repo.ts';
import { orders } from './tables.ts';
import type { Context } from '../../commands/context.ts';

const ROWS = defineRecord('order', orders, { scope: ofMoney('order', 'studentPaymentDetails', ({ userId }) => userId) });

/**
 * Locks an order of a buyer without an account. One that got its account while this waited is let go
 * again, so that the person is locked first here too.
 */
async function withoutPerson(tx: Db, id: number): Promise<Order | null> {
  await tx.execute(sql`savepoint order_lock`);
  const order = await ROWS.read(tx, id);
  if (order === null || order.userId === null) return order;
  await tx.execute(sql`rollback to savepoint order_lock`);
  await lockOwner(tx, order.userId);
  return ROWS.read(tx, id);
}

/**
 * An order for staff who decide about money. The money of its person is locked first, as by
 * everything that moves money.
 */
export const ORDER: RowSubject<typeof orders> = {
  ...ROWS,
  read: async (tx, id) => {
    const ownerId = await findBuyer(tx, id);
    if (ownerId === null) return withoutPerson(tx, id);
    await lockOwner(tx, ownerId);
    return ROWS.read(tx, id);
  },
};

export const LINK_INVALID = 'This link does not open an order. Open the one in your latest email.';

/** Whether the caller's browser holds the secret of an order. */
export function holdsOrder({ visitor }: Pick<Context, 'visitor'>, { payCode, secretHash }: Order): boolean {
  const held = visitor.held?.get(`order-${payCode}`);
  return held !== undefined && secretHash !== null && isSecret(held, secretHash);
}

/** An order for its buyer, whose browser holds its secret. */
export const OWN_ORDER: RowSubject<typeof orders> = {
  ...ORDER,
  scope: (ctx, order) => {
    if (!holdsOrder(ctx, order)) throw new UserError('NOT_FOUND', LINK_INVALID);
  },
};

/** The order with a pay code, if the caller's browser holds its secret. */
export async function findHeldOrder(ctx: Context, payCode: string): Promise<Order | null> {
  const order = await findOrderByCode(ctx.source.db, payCode);
  return order !== null && holdsOrder(ctx, order) ? order : null;
}

/** The order that a key opens, and its secret; null for a wrong key. */
export async function findOrderByLink(ctx: Context, key: string): Promise<{ order: Order; secret: string } | null> {
  const read = readOrderKey(key);
  if (read === null) return null;
  const order = await findOrderByCode(ctx.source.db, read.payCode);
  return order?.secretHash && isSecret(read.secret, order.secretHash) ? { order, secret: read.secret } : null;
}
