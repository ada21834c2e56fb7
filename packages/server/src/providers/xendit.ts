import { createHash, timingSafeEqual } from 'node:crypto';
import type { PaymentPlatform } from '@atlas/domain/payments';
import { z } from 'zod';
import { ask, pagesOf, payUrlOf, type ProviderApi } from './ask.ts';
import {
  type EventSubject,
  type OnlinePort,
  type PaymentReport,
  ProviderProblem,
  type RefundReport,
  type StartedPayment,
  type VerifiedEvent,
} from './port.ts';

/** The address of Xendit's API. */
export const XENDIT_URL = 'https://api.xendit.co';

/** Its pages, live and in test mode. */
const PAGES = ['https://checkout.xendit.co', 'https://checkout-staging.xendit.co'];

/**
 * Xendit counts in pesos, with centavos as decimals.
 *
 * @example xenditPesos(349_950) // 3499.5
 */
export const xenditPesos = (centavos: number): number => Number((centavos / 100).toFixed(2));

/** @throws ProviderProblem for an amount with a part of a centavo */
export function xenditCentavos(pesos: number | string): number {
  const centavos = Math.round(Number(pesos) * 100);
  if (!Number.isSafeInteger(centavos) || centavos < 0 || Math.abs(centavos - Number(pesos) * 100) > 1e-6)
    throw new ProviderProblem('unsure', `Xendit reported the amount ${pesos}.`);
  return centavos;
}

/** Xendit's names of our payment methods. A bank transfer is a QR Ph code. */
const METHODS: Readonly<Record<PaymentPlatform, readonly string[]>> = {
  gcash: ['GCASH'],
  maya: ['PAYMAYA'],
  'bank-transfer': ['QRPH'],
  'over-the-counter': ['7ELEVEN', 'CEBUANA'],
  card: ['CREDIT_CARD'],
};

/** The page can be paid for two days: a code for a counter lasts that long. */
const INVOICE_SECONDS = 2 * 86_400;

const amount = z.union([z.number(), z.string().regex(/^\d+(?:\.\d+)?$/)]);
const invoiceShape = z.looseObject({
  id: z.string().min(1),
  external_id: z.string(),
  status: z.string(),
  amount,
  paid_amount: amount.nullish(),
  currency: z.string().nullish(),
  paid_at: z.string().nullish(),
  invoice_url: z.string().nullish(),
  expiry_date: z.string().nullish(),
  fees_paid_amount: amount.nullish(),
});
type Invoice = z.output<typeof invoiceShape>;

const refundShape = z.looseObject({ id: z.string().min(1), status: z.string(), amount, invoice_id: z.string().nullish() });

const REFUND_STATES: Readonly<Record<string, RefundReport['state']>> = { SUCCEEDED: 'paid', FAILED: 'failed', CANCELLED: 'failed' };

const refundOf = ({ id, status, amount: pesos, invoice_id }: z.output<typeof refundShape>, paymentId: string | null): RefundReport => ({
  refundId: id,
  paymentId: invoice_id ?? paymentId,
  centavos: xenditCentavos(pesos),
  state: REFUND_STATES[status] ?? 'pending',
});

const dateOf = (text: string | null | undefined): Date | null => {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** An invoice is paid once, so that it names its payment. Paid and settled are both paid. */
function paymentOf(invoice: Invoice): PaymentReport[] {
  if (invoice.status !== 'PAID' && invoice.status !== 'SETTLED') return [];
  return [
    {
      paymentId: invoice.id,
      status: 'paid',
      centavos: xenditCentavos(invoice.paid_amount ?? invoice.amount),
      currency: invoice.currency ?? 'PHP',
      feeCentavos: invoice.fees_paid_amount == null ? null : xenditCentavos(invoice.fees_paid_amount),
      paidAt: dateOf(invoice.paid_at),
      refunds: [],
    },
  ];
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown, kind: ProviderProblem['kind'] = 'unavailable'): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderProblem(kind, 'Xendit gave an answer in a form that we do not know.');
  return parsed.data;
}

const errorShape = z.object({ error_code: z.string(), message: z.string().optional() });

/** The error of an answer: 'RATE_LIMIT_EXCEEDED: …'. */
export function xenditProblem(body: unknown): string | null {
  const error = errorShape.safeParse(body).data;
  return error === undefined
    ? null
    : [error.error_code, error.message]
        .filter((text) => text !== undefined)
        .join(': ')
        .slice(0, 300);
}

/** Xendit's invoices: a page that collects one payment. */
export function createXendit({
  secretKey,
  callbackToken,
  url,
  answersWithinMs,
}: {
  secretKey: string;
  callbackToken: string;
  url: string;
  answersWithinMs?: number;
}): OnlinePort {
  const api: ProviderApi = {
    name: 'Xendit',
    url,
    key: secretKey,
    problemOf: xenditProblem,
    ...(answersWithinMs !== undefined && { answersWithinMs }),
  };
  const started = (invoice: Invoice): StartedPayment => {
    if (invoice.invoice_url == null) throw new ProviderProblem('unsure', 'Xendit gave no address for its page.');
    return { sessionId: invoice.id, payUrl: payUrlOf(api, invoice.invoice_url), expiresAt: dateOf(invoice.expiry_date) };
  };

  return {
    name: 'xendit',
    pages: pagesOf(api, PAGES, XENDIT_URL),
    async startPayment({ reference, centavos, platform, description, payer, returnUrl, cancelUrl }) {
      const body = {
        external_id: reference,
        amount: xenditPesos(centavos),
        currency: 'PHP',
        description,
        payer_email: payer.email,
        customer: { given_names: payer.name, email: payer.email },
        invoice_duration: INVOICE_SECONDS,
        success_redirect_url: returnUrl,
        failure_redirect_url: cancelUrl,
        payment_methods: METHODS[platform],
        should_send_email: false,
        metadata: { reference },
      };
      return started(read(invoiceShape, await ask(api, { method: 'POST', path: '/v2/invoices', body }), 'unsure'));
    },
    async findStarted(reference) {
      const answer = await ask(api, { method: 'GET', path: `/v2/invoices?${new URLSearchParams({ external_id: reference })}` });
      const [found] = read(z.array(invoiceShape), answer).filter(({ external_id }) => external_id === reference);
      return found === undefined ? null : started(found);
    },
    async readPayment({ sessionId, paymentId }) {
      const invoice = read(
        invoiceShape,
        await ask(api, { method: 'GET', path: `/v2/invoices/${encodeURIComponent(sessionId ?? paymentId ?? '')}` }),
      );
      return { isEnded: invoice.status === 'EXPIRED', payments: paymentOf(invoice) };
    },
    async endPayment(sessionId) {
      await ask(api, { method: 'POST', path: `/invoices/${encodeURIComponent(sessionId)}/expire!` });
    },
    async refund({ reference, paymentId, centavos, reason }) {
      const body = {
        invoice_id: paymentId,
        amount: xenditPesos(centavos),
        currency: 'PHP',
        reason: 'REQUESTED_BY_CUSTOMER',
        reference_id: reference,
        metadata: { reason: reason.slice(0, 255) },
      };
      const answer = await ask(api, { method: 'POST', path: '/refunds', body, idempotencyKey: reference });
      return refundOf(read(refundShape, answer, 'unsure'), paymentId);
    },
    readRefund: async (refundId) =>
      refundOf(read(refundShape, await ask(api, { method: 'GET', path: `/refunds/${encodeURIComponent(refundId)}` })), null),
    verifyWebhook({ header, rawBody }) {
      return isSecretEqual(header('x-callback-token') ?? '', callbackToken) ? eventOf(rawBody, header('webhook-id')) : null;
    },
    subjectOf,
  };
}

/** Compares by hashes, so that the time tells neither the content nor the length. */
const isSecretEqual = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());

/** The callback of an invoice has its fields at the top; newer events have them in `data`. */
const callbackShape = z.object({ id: z.string().min(1).max(200), external_id: z.string(), status: z.string().max(50) });
const newEventShape = z.object({
  event: z.string().max(200),
  data: z.looseObject({
    id: z.string().nullish(),
    reference_id: z.string().nullish(),
    payment_id: z.string().nullish(),
    invoice_id: z.string().nullish(),
    status: z.string().nullish(),
  }),
});

/** An event without a name of its own is named by what it is about and its state: paid and settled are two. */
function eventOf(rawBody: Buffer, webhookId: string | undefined): VerifiedEvent | null {
  let payload: unknown;
  try {
    payload = JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
  const named = (own: string): string => (webhookId === undefined || webhookId === '' ? own : `webhook:${webhookId.slice(0, 200)}`);
  const callback = callbackShape.safeParse(payload).data;
  if (callback !== undefined)
    return { eventId: named(`invoice:${callback.id}:${callback.status}`), type: `invoice.${callback.status.toLowerCase()}`, payload };
  const event = newEventShape.safeParse(payload).data;
  const hash = createHash('sha256').update(rawBody).digest('hex');
  if (event === undefined) return { eventId: named(`sha256:${hash}`), type: 'unknown', payload };
  const about = event.data.id ?? event.data.payment_id;
  return { eventId: named(about == null ? `sha256:${hash}` : `${event.event}:${about}`), type: event.event, payload };
}

function subjectOf(payload: unknown): EventSubject {
  const callback = callbackShape.safeParse(payload).data;
  if (callback !== undefined) return { kind: 'payment', sessionId: callback.id, paymentId: null, reference: callback.external_id };
  const event = newEventShape.safeParse(payload).data;
  if (event === undefined) return { kind: 'unknown' };
  const { data } = event;
  if (event.event.startsWith('refund.') && data.id != null)
    return { kind: 'refund', refundId: data.id, paymentId: data.invoice_id ?? null };
  if (/dispute|chargeback/i.test(event.event)) {
    const paymentId = data.invoice_id ?? data.payment_id;
    if (paymentId == null) return { kind: 'unknown' };
    const isLost = /lost|chargeback\.(?:created|succeeded)/i.test(`${event.event} ${data.status ?? ''}`);
    return { kind: 'dispute', paymentId, outcome: isLost ? 'lost' : /won/i.test(data.status ?? '') ? 'won' : 'open' };
  }
  if (event.event.startsWith('payment.') && data.reference_id != null)
    return { kind: 'payment', sessionId: null, paymentId: null, reference: data.reference_id };
  return { kind: 'nothing' };
}
