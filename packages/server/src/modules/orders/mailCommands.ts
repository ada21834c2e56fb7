import { formatCentavos } from '@atlas/domain/money';
import { isOpenOrder, lastDayToPay } from '@atlas/domain/orders';
import { formatLongDate } from '@atlas/domain/time';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { mailSecrets, orderMails } from '../notifications/commands.ts';
import { orderKey, orderPath, secretOfOrder } from './secretCommands.ts';
import type { Order } from './repo.ts';
import { orders } from './tables.ts';

/** The address of an order with its key; null for an order without a secret. */
export function linkOfOrder(app: Pick<App, 'secret' | 'formerSecrets'>, order: Order): string | null {
  const secret = secretOfOrder(app, order);
  return secret === null ? null : orderPath(order.funnelId, orderKey(order.payCode, secret));
}

/** The link of an order for its email. It opens for as long as the order exists. */
async function mailedLink(app: App, { orderId }: { orderId: number }): Promise<{ path: string } | null> {
  const [order] = await app.database.db.select().from(orders).where(eq(orders.id, orderId));
  const path = order ? linkOfOrder(app, order) : null;
  return path === null ? null : { path };
}
mailSecrets('orderPlaced', mailedLink);
mailSecrets('orderReceipt', mailedLink);

export const MAILED_ENOUGH = 'We sent this address three emails today. Look in your inbox and spam folder, or try again tomorrow.';

/**
 * Counts an email with the link of an order, before the transaction that orders it.
 *
 * @returns false past three emails a day to one mailbox; nothing is sent then
 */
export async function mayMailOrder(app: App, mailbox: string): Promise<boolean> {
  try {
    await app.limits.take('orderMailPerson', mailbox);
    return true;
  } catch (error) {
    if (error instanceof UserError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/**
 * Mails the link of an order, in the transaction of a command.
 *
 * @param key tells one email of an order from another
 */
export async function mailOrderLink(app: App, tx: Db, order: Order, key: string): Promise<void> {
  const isOpen = isOpenOrder(order.state) && order.expiresAt !== null;
  await orderMails({ app }, tx, [
    {
      name: 'orderPlaced',
      to: order.email,
      userId: null,
      data: {
        firstName: order.firstName,
        orderId: order.id,
        product: order.offer.product,
        payCode: order.payCode,
        due: formatCentavos(order.dueTodayCentavos),
        lastDay: isOpen && order.expiresAt !== null ? formatLongDate(lastDayToPay(order.expiresAt)) : null,
        isToConfirm: order.state === 'draft',
      },
      key: `order ${order.id} ${key}`,
      notBefore: app.clock.now(),
    },
  ]);
}

/** Mails the buyer of an order why its receipt was not accepted, in the transaction of a command. */
export const mailReceiptRejected = (
  app: App,
  tx: Db,
  order: Order,
  { proofId, reason }: { proofId: number; reason: string },
): Promise<void> =>
  orderMails({ app }, tx, [
    {
      name: 'orderReceipt',
      to: order.email,
      userId: null,
      data: { firstName: order.firstName, orderId: order.id, product: order.offer.product, reason },
      key: `receipt ${proofId} rejected`,
      notBefore: app.clock.now(),
    },
  ]);
