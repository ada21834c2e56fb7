import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentPlatform } from '@atlas/domain/payments';
import { z } from 'zod';
import { ask, pagesOf, payUrlOf, type ProviderApi } from './ask.ts';
import {
  type EventSubject,
  type OnlinePort,
  type PaymentReport,
  ProviderProblem,
  type RefundReport,
  type SessionReport,
  type VerifiedEvent,
  type WebhookRequest,
} from './port.ts';

/** The address of PayMongo's API. */
export const PAYMONGO_URL = 'https://api.paymongo.com';

/** PayMongo counts in centavos, as Atlas does. */
export const paymongoAmount = (centavos: number): number => centavos;

/** @throws ProviderProblem for anything but whole centavos */
export function paymongoCentavos(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ProviderProblem('unsure', `PayMongo reported the amount ${amount}.`);
  return amount;
}

/** PayMongo's names of our payment methods. A bank transfer is a QR Ph code. */
const METHODS: Readonly<Partial<Record<PaymentPlatform, string>>> = {
  gcash: 'gcash',
  maya: 'paymaya',
  'bank-transfer': 'qrph',
  card: 'card',
};

/** Events keep their signature for a day, because they are delivered again for over two hours. */
const SIGNATURE_AGE_S = 86_400;
/** A clock may be this much ahead of ours. */
const SIGNATURE_AHEAD_S = 600;

/** A resource with its fields in `attributes`, or beside its id. */
const resource = <Shape extends z.ZodRawShape>(fields: Shape) =>
  z.preprocess(
    (value) => {
      const { data } = value as { data?: unknown };
      const { id, type, attributes, ...others } = (data ?? value) as Record<string, unknown>;
      return { ...others, ...(attributes as object), id, type };
    },
    z.looseObject({ id: z.string().min(1), type: z.string().optional(), ...fields }),
  );

const money = z.number();
const seconds = z.number().nullish();

const refundShape = resource({ amount: money, status: z.string(), payment_id: z.string().nullish() });
const paymentShape = resource({
  amount: money,
  currency: z.string(),
  status: z.string(),
  fee: money.nullish(),
  paid_at: seconds,
  refunds: z.array(refundShape).nullish(),
});
const sessionShape = resource({
  checkout_url: z.string(),
  status: z.string().nullish(),
  payments: z.array(paymentShape).nullish(),
});

const REFUND_STATES: Readonly<Record<string, RefundReport['state']>> = { succeeded: 'paid', failed: 'failed' };
const PAYMENT_STATES: Readonly<Record<string, PaymentReport['status']>> = { paid: 'paid', failed: 'failed' };

const refundOf = ({ id, amount, status, payment_id }: z.output<typeof refundShape>, paymentId: string | null): RefundReport => ({
  refundId: id,
  paymentId: payment_id ?? paymentId,
  centavos: paymongoCentavos(amount),
  state: REFUND_STATES[status] ?? 'pending',
});

const paymentOf = ({ id, amount, currency, status, fee, paid_at, refunds }: z.output<typeof paymentShape>): PaymentReport => ({
  paymentId: id,
  status: PAYMENT_STATES[status] ?? 'pending',
  centavos: paymongoCentavos(amount),
  currency,
  feeCentavos: fee == null ? null : paymongoCentavos(fee),
  paidAt: paid_at == null ? null : new Date(paid_at * 1000),
  refunds: (refunds ?? []).map((refund) => refundOf(refund, id)),
});

function read<Schema extends z.ZodType>(schema: Schema, body: unknown, kind: ProviderProblem['kind'] = 'unavailable'): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderProblem(kind, 'PayMongo gave an answer in a form that we do not know.');
  return parsed.data;
}

const errorsShape = z.object({ errors: z.array(z.object({ code: z.string().optional(), detail: z.string().optional() })).min(1) });

/** The first error of an answer: 'parameter_below_minimum: amount is too small'. */
export function paymongoProblem(body: unknown): string | null {
  const [first] = errorsShape.safeParse(body).data?.errors ?? [];
  return first === undefined
    ? null
    : [first.code, first.detail]
        .filter((text) => text !== undefined)
        .join(': ')
        .slice(0, 300);
}

/**
 * PayMongo's hosted checkout. A session is created at version 2 of its API, and read and ended at
 * version 1, whose addresses are the documented ones; version 2 is asked where 1 does not know it.
 */
export function createPaymongo({
  secretKey,
  webhookSecret,
  url,
  answersWithinMs,
}: {
  secretKey: string;
  webhookSecret: string;
  url: string;
  answersWithinMs?: number;
}): OnlinePort {
  const api: ProviderApi = {
    name: 'PayMongo',
    url,
    key: secretKey,
    problemOf: paymongoProblem,
    ...(answersWithinMs !== undefined && { answersWithinMs }),
  };
  const isLive = secretKey.startsWith('sk_live_');
  const get = (path: string) => ask(api, { method: 'GET', path });

  async function readSession(sessionId: string): Promise<unknown> {
    const path = `/checkout_sessions/${encodeURIComponent(sessionId)}`;
    try {
      return await get(`/v1${path}`);
    } catch (error) {
      if (error instanceof ProviderProblem && error.kind === 'refused') return get(`/v2${path}`);
      throw error;
    }
  }

  return {
    name: 'paymongo',
    pages: pagesOf(api, ['https://checkout.paymongo.com'], PAYMONGO_URL),
    async startPayment({ reference, centavos, platform, description, payer, returnUrl, cancelUrl }) {
      const method = METHODS[platform];
      if (method === undefined) throw new ProviderProblem('refused', `PayMongo does not offer ${platform}.`);
      const attributes = {
        line_items: [{ name: description, amount: paymongoAmount(centavos), currency: 'PHP', quantity: 1 }],
        payment_method_types: [method],
        success_url: returnUrl,
        cancel_url: cancelUrl,
        reference_number: reference,
        description,
        metadata: { reference },
        billing: payer,
        send_email_receipt: false,
        show_description: true,
        show_line_items: true,
      };
      const answer = await ask(api, {
        method: 'POST',
        path: '/v2/checkout_sessions',
        body: { data: { attributes } },
        idempotencyKey: reference,
      });
      const session = read(sessionShape, answer, 'unsure');
      return { sessionId: session.id, payUrl: payUrlOf(api, session.checkout_url), expiresAt: null };
    },
    // PayMongo has no search by reference.
    findStarted: () => Promise.resolve(undefined),
    async readPayment({ sessionId, paymentId }): Promise<SessionReport> {
      if (sessionId === null) {
        if (paymentId === null) throw new ProviderProblem('refused', 'PayMongo was asked about nothing.');
        return { isEnded: false, payments: [paymentOf(read(paymentShape, await get(`/v1/payments/${encodeURIComponent(paymentId)}`)))] };
      }
      const session = read(sessionShape, await readSession(sessionId));
      return { isEnded: session.status === 'expired', payments: (session.payments ?? []).map(paymentOf) };
    },
    async endPayment(sessionId) {
      await ask(api, { method: 'POST', path: `/v1/checkout_sessions/${encodeURIComponent(sessionId)}/expire` });
    },
    async refund({ reference, paymentId, centavos, reason }) {
      const attributes = {
        amount: paymongoAmount(centavos),
        payment_id: paymentId,
        reason: 'requested_by_customer',
        notes: reason.slice(0, 255),
        metadata: { reference },
      };
      const answer = await ask(api, { method: 'POST', path: '/v1/refunds', body: { data: { attributes } }, idempotencyKey: reference });
      return refundOf(read(refundShape, answer, 'unsure'), paymentId);
    },
    readRefund: async (refundId) => refundOf(read(refundShape, await get(`/v1/refunds/${encodeURIComponent(refundId)}`)), null),
    verifyWebhook: (request, now) => (isSigned(request, { webhookSecret, isLive }, now) ? eventOf(request.rawBody) : null),
    subjectOf: (payload) => subjectOf(payload, isLive),
  };
}

/** Whether the header has a signature over the time and the raw body, made with our secret for our mode. */
function isSigned(
  { header, rawBody }: WebhookRequest,
  { webhookSecret, isLive }: { webhookSecret: string; isLive: boolean },
  now: Date,
): boolean {
  const parts = new Map((header('paymongo-signature') ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string]));
  const time = parts.get('t') ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  const age = now.getTime() / 1000 - Number(time);
  if (age > SIGNATURE_AGE_S || age < -SIGNATURE_AHEAD_S) return false;
  const expected = createHmac('sha256', webhookSecret).update(`${time}.`).update(rawBody).digest();
  const given = Buffer.from(parts.get(isLive ? 'li' : 'te') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const eventShape = z.object({
  data: z.object({
    id: z.string().min(1).max(200),
    attributes: z.object({ type: z.string().max(200), livemode: z.boolean(), data: z.looseObject({ id: z.string() }) }),
  }),
});

/** A signed body. One in another form is kept under its hash, for staff. */
function eventOf(rawBody: Buffer): VerifiedEvent | null {
  let payload: unknown;
  try {
    payload = JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
  const known = eventShape.safeParse(payload).data?.data;
  if (known !== undefined) return { eventId: known.id, type: known.attributes.type, payload };
  return { eventId: `sha256:${createHash('sha256').update(rawBody).digest('hex')}`, type: 'unknown', payload };
}

const optionalText = z.string().nullish();
const aboutShape = z.looseObject({
  id: z.string(),
  attributes: z.looseObject({
    reference_number: optionalText,
    metadata: z.looseObject({ reference: optionalText }).nullish(),
    payment_id: optionalText,
    payment: z.looseObject({ id: z.string() }).nullish(),
    status: optionalText,
    amount: z.number().nullish(),
    net_amount: z.number().nullish(),
    fee: z.number().nullish(),
  }),
});

function subjectOf(payload: unknown, isLive: boolean): EventSubject {
  const event = eventShape.safeParse(payload).data?.data.attributes;
  const about = aboutShape.safeParse(event?.data).data;
  if (event === undefined || about === undefined) return { kind: 'unknown' };
  // An event of the other mode is about no money of ours.
  if (event.livemode !== isLive) return { kind: 'nothing' };
  const { id, attributes } = about;
  const reference = attributes.metadata?.reference ?? attributes.reference_number ?? null;
  if (event.type.startsWith('checkout_session.payment.')) return { kind: 'payment', sessionId: id, paymentId: null, reference };
  if (event.type.startsWith('refund.') || event.type.startsWith('payment.refund.'))
    return { kind: 'refund', refundId: id, paymentId: attributes.payment_id ?? null };
  if (/^payment\.(?:paid|failed|refunded)$/.test(event.type)) return { kind: 'payment', sessionId: null, paymentId: id, reference };
  if (event.type === 'payment_intent.succeeded') return { kind: 'payment', sessionId: null, paymentId: null, reference };
  if (event.type.startsWith('dispute.')) {
    const paymentId = attributes.payment_id ?? attributes.payment?.id;
    if (paymentId == null) return { kind: 'unknown' };
    const outcome =
      event.type === 'dispute.created' ? 'open' : attributes.status === 'won' ? 'won' : attributes.status === 'lost' ? 'lost' : 'open';
    return { kind: 'dispute', paymentId, outcome };
  }
  if (event.type.startsWith('payout.')) {
    const centavos = attributes.net_amount ?? attributes.amount;
    if (centavos == null) return { kind: 'unknown' };
    const fee = attributes.fee ?? 0;
    return {
      kind: 'payout',
      payoutId: id,
      centavos: paymongoCentavos(centavos),
      feeCentavos: attributes.net_amount == null ? 0 : paymongoCentavos(fee),
      isReturned: event.type === 'payout.returned',
    };
  }
  return { kind: 'nothing' };
}
