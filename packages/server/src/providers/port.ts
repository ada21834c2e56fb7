import type { PaymentPlatform, PaymentProvider } from '@atlas/domain/payments';
import type { OnlineProvider } from '@atlas/domain/providers';

/** A payment to be begun at a provider. Amounts are whole centavos. */
export interface StartRequest {
  /** Our name for it, which the provider repeats. Unique. */
  reference: string;
  centavos: number;
  platform: PaymentPlatform;
  /** The thing that is paid, as the payer reads it. */
  description: string;
  payer: { name: string; email: string };
  /** The addresses to which the provider sends the payer after the payment, and after giving up. */
  returnUrl: string;
  cancelUrl: string;
}

/** A payment that was begun at a provider. */
export interface StartedPayment {
  sessionId: string;
  payUrl: string;
  /** The end of the session, where the provider states it. */
  expiresAt: Date | null;
}

/** A refund as its provider reports it. */
export interface RefundReport {
  refundId: string;
  /** The provider's name for the payment; null where the report does not name it. */
  paymentId: string | null;
  centavos: number;
  state: 'pending' | 'paid' | 'failed';
}

/** A payment as its provider reports it. */
export interface PaymentReport {
  paymentId: string;
  status: 'pending' | 'paid' | 'failed';
  centavos: number;
  currency: string;
  /** Null while the provider does not state it. */
  feeCentavos: number | null;
  paidAt: Date | null;
  refunds: readonly RefundReport[];
}

/** The state of a payment that was begun at a provider, as the provider reports it. */
export interface SessionReport {
  /** Whether its page can no longer be paid. Money may still arrive. */
  isEnded: boolean;
  payments: readonly PaymentReport[];
}

/** A refund to be sent. */
export interface RefundRequest {
  /** Our name for it. */
  reference: string;
  paymentId: string;
  centavos: number;
  reason: string;
}

/** An event whose sender is proven. */
export interface VerifiedEvent {
  /** The same for each delivery of the event. */
  eventId: string;
  type: string;
  payload: unknown;
}

/** The subject of an event. Nothing but these names is taken from it: the provider is asked for the rest. */
export type EventSubject =
  | { kind: 'payment'; sessionId: string | null; paymentId: string | null; reference: string | null }
  | { kind: 'refund'; refundId: string; paymentId: string | null }
  | { kind: 'dispute'; paymentId: string; outcome: 'open' | 'lost' | 'won' }
  | { kind: 'payout'; payoutId: string; centavos: number; feeCentavos: number; isReturned: boolean }
  | { kind: 'nothing' }
  | { kind: 'unknown' };

/** A request that claims to come from a provider. */
export interface WebhookRequest {
  header: (name: string) => string | undefined;
  rawBody: Buffer;
}

/**
 * Those who collect payments, as far as Atlas needs them. Every function that asks a provider throws a
 * ProviderProblem.
 */
export interface ProviderPort {
  readonly name: PaymentProvider;
  /** Begins a payment. Null where the payer sends the money without a page: by hand. */
  startPayment(request: StartRequest): Promise<StartedPayment | null>;
  /** Finds a payment whose start got no answer. Null when there is none, undefined when it cannot be found out. */
  findStarted(reference: string): Promise<StartedPayment | null | undefined>;
  readPayment(of: { sessionId: string | null; paymentId: string | null }): Promise<SessionReport>;
  /** Closes the page of a payment. */
  endPayment(sessionId: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundReport>;
  readRefund(refundId: string): Promise<RefundReport>;
  /** Proves who sent a request, by its raw body. Null for anyone else. */
  verifyWebhook(request: WebhookRequest, now: Date): VerifiedEvent | null;
  /** The subject of a verified event, from its payload. */
  subjectOf(payload: unknown): EventSubject;
}

/** A provider that answers over HTTP. */
export interface OnlinePort extends ProviderPort {
  readonly name: OnlineProvider;
  /** The origins of its pages. */
  readonly pages: readonly string[];
  startPayment(request: StartRequest): Promise<StartedPayment>;
}

/**
 * A provider did not do what it was asked to: it `refused`, it was `unavailable` and did nothing, or
 * it is `unsure` whether it did something.
 */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem';
  readonly kind: 'refused' | 'unavailable' | 'unsure';
  constructor(kind: ProviderProblem['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
