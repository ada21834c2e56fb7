import { desc, eq } from 'drizzle-orm';
import { isoDay } from '@atlas/domain/time';
import { orders } from '../../modules/orders/tables.ts';
import { payments } from '../../modules/payments/tables.ts';
import { collectedPayments, paymentAttempts, providerEvents } from '../../modules/providers/tables.ts';
import { daysFrom, type Seed } from '../seed.ts';

/**
 * Seeds a payment that arrived by PayMongo after its order had expired: staff apply it, or pay it
 * back.
 */
export async function seedCollected(seed: Seed): Promise<void> {
  const { tx } = seed;
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.state, 'expired'))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (!order) return;
  const paidAt = daysFrom(seed, -1);
  const centavos = order.dueTodayCentavos;
  const providerPaymentId = 'pay_demo_late';
  const reference = `${order.payCode}-1`;
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      provider: 'paymongo',
      orderId: order.id,
      platform: 'gcash',
      amountCentavos: centavos,
      state: 'paid',
      reference,
      sessionId: 'cs_demo_late',
      payUrl: 'https://checkout.paymongo.com/cs_demo_late',
      paidAt,
      problem: 'It came after the order or the payment had ended.',
      createdAt: order.createdAt,
    })
    .returning({ id: paymentAttempts.id });
  const [payment] = await tx
    .insert(payments)
    .values({
      amountCentavos: centavos,
      platform: 'gcash',
      provider: 'paymongo',
      providerPaymentId,
      paidOn: isoDay(paidAt),
      createdAt: paidAt,
    })
    .returning({ id: payments.id });
  await tx.insert(collectedPayments).values({
    provider: 'paymongo',
    providerPaymentId,
    attemptId: attempt?.id ?? 0,
    centavos,
    currency: 'PHP',
    paymentId: payment?.id ?? 0,
    keptReason: 'ended',
    paidAt,
    createdAt: paidAt,
  });
  await tx.insert(providerEvents).values({
    provider: 'paymongo',
    eventId: 'evt_demo_late',
    type: 'checkout_session.payment.paid',
    payload: {},
    attemptId: attempt?.id ?? 0,
    state: 'done',
    tries: 1,
    problem: 'Paid.',
    processedAt: paidAt,
    createdAt: paidAt,
  });
}
