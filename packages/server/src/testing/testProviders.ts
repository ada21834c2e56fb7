import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of the next questions of a kind. */
export type Fault =
  /** The connection breaks before anything happens. */
  | 'before'
  /** It happens, and the answer is lost. */
  | 'after'
  /** It answers with the error 500, and nothing happened. */
  | 'error'
  /** It refuses. */
  | 'refuse'
  /** It has enough of us for a minute. */
  | 'limit';

type Question = 'create' | 'read' | 'find' | 'end' | 'refund';

interface Session {
  id: string;
  reference: string;
  centavos: number;
  methods: readonly string[];
  isEnded: boolean;
  payments: Paid[];
  returnUrl: string;
}

interface Paid {
  id: string;
  centavos: number;
  currency: string;
  fee: number | null;
  status: string;
  refunds: { id: string; centavos: number; status: string }[];
}

/** Both providers' APIs on this machine, with faults that can be switched on. For tests. */
export interface TestProviders {
  url: string;
  settings: Record<string, string>;
  /** The next questions of a kind go wrong, in order. */
  fail(question: Question, ...faults: Fault[]): void;
  /** The number of questions of a kind so far. */
  asked(question: Question): number;
  /** The session with our reference. */
  sessionOf(reference: string): Session;
  readonly sessions: readonly Session[];
  /** The payer of a session pays as asked. */
  payOf(session: Session): Paid;
  /** Its payer pays, as asked or otherwise. */
  pay(reference: string, otherwise?: Partial<Omit<Paid, 'id' | 'refunds'>>): Paid;
  /** Someone refunds in the dashboard. */
  refundInDashboard(paymentId: string, centavos: number): string;
  /** The state of refunds that are asked for: paid at once by default. */
  refundStatus: string;
  /** Changes the state of a refund. */
  settleRefund(refundId: string, status: string): void;
  close(): Promise<void>;
}

export const PAYMONGO_SECRET = 'whsk_a_secret_of_tests';
export const XENDIT_TOKEN = 'a-callback-token-of-tests';

/** Signs a body as PayMongo does in its test mode. */
export function paymongoHeaders(body: string, at: Date, secret = PAYMONGO_SECRET): Record<string, string> {
  const t = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { 'paymongo-signature': `t=${t},te=${signature},li=` };
}

/** The body of an event of PayMongo. */
export const paymongoEvent = (
  type: string,
  data: { id: string; attributes?: Record<string, unknown> },
  id = `evt_${randomUUID()}`,
  livemode = false,
): string => JSON.stringify({ data: { id, type: 'event', attributes: { type, livemode, data: { attributes: {}, ...data } } } });

/** The body of Xendit's callback about an invoice. */
export const xenditCallback = ({ id, reference, centavos }: Pick<Session, 'id' | 'reference' | 'centavos'>, status: string): string =>
  JSON.stringify({ id, external_id: reference, status, amount: centavos / 100, paid_amount: centavos / 100, currency: 'PHP' });

/**
 * Starts both providers.
 *
 * @param options.port the port; a free one without
 * @param options.webhookUrl where PayMongo delivers its event when someone pays on its page
 */
export async function startTestProviders(options: { port?: number; webhookUrl?: string } = {}): Promise<TestProviders> {
  const sessions: Session[] = [];
  const faults = new Map<Question, Fault[]>();
  const counts = new Map<Question, number>();
  let url = '';
  const find = (id: string): Session | undefined => sessions.find((session) => session.id === id);
  const paymentOf = (id: string): Paid | undefined => sessions.flatMap(({ payments }) => payments).find((paid) => paid.id === id);
  const refundOf = (id: string) =>
    sessions.flatMap(({ payments }) => payments.flatMap(({ refunds }) => refunds)).find((one) => one.id === id);
  const add = (session: Omit<Session, 'isEnded' | 'payments'>): Session => {
    const added = { ...session, isEnded: false, payments: [] };
    sessions.push(added);
    return added;
  };
  const state = { refundStatus: 'succeeded' };

  const refundJson = (paid: Paid, refund: Paid['refunds'][number]) => ({
    id: refund.id,
    type: 'refund',
    attributes: { amount: refund.centavos, payment_id: paid.id, status: refund.status },
  });
  const paymentJson = (paid: Paid) => ({
    id: paid.id,
    type: 'payment',
    attributes: {
      amount: paid.centavos,
      currency: paid.currency,
      status: paid.status,
      ...(paid.fee !== null && { fee: paid.fee }),
      paid_at: 1_762_900_000,
      refunds: paid.refunds.map((refund) => refundJson(paid, refund)),
    },
  });
  const sessionJson = (session: Session) => ({
    data: {
      id: session.id,
      type: 'checkout_session',
      attributes: {
        checkout_url: `${url}/pay/${session.id}`,
        status: session.isEnded ? 'expired' : 'active',
        payments: session.payments.map(paymentJson),
      },
    },
  });
  const invoiceJson = ({ id, reference, centavos, isEnded, payments: [paid] }: Session) => ({
    id,
    external_id: reference,
    status: paid ? (paid.fee === null ? 'PAID' : 'SETTLED') : isEnded ? 'EXPIRED' : 'PENDING',
    amount: centavos / 100,
    currency: paid?.currency ?? 'PHP',
    invoice_url: `${url}/pay/${id}`,
    expiry_date: '2025-11-14T02:00:00.000Z',
    ...(paid && { paid_amount: paid.centavos / 100, paid_at: '2025-11-12T02:05:00.000Z' }),
    ...(paid?.fee != null && { fees_paid_amount: paid.fee / 100 }),
  });

  type Answer = [status: number, body: unknown];
  const missing: Answer = [404, { errors: [{ code: 'resource_not_found', detail: 'No such resource.' }] }];
  const refund = (paymentId: string, centavos: number): [Paid, Paid['refunds'][number]] | null => {
    const paid = paymentOf(paymentId);
    if (!paid) return null;
    const made = { id: `ref_${randomUUID()}`, centavos, status: state.refundStatus };
    paid.refunds.push(made);
    return [paid, made];
  };

  /** The questions of both APIs, each with what it does. */
  const routes: readonly [method: string, path: RegExp, question: Question, act: (match: RegExpExecArray, body: never) => Answer][] = [
    [
      'POST',
      /^\/v2\/checkout_sessions$/,
      'create',
      (
        _match,
        {
          data,
        }: {
          data: {
            attributes: { line_items: { amount: number }[]; reference_number: string; payment_method_types: string[]; success_url: string };
          };
        },
      ) => {
        const { line_items, reference_number: reference, payment_method_types: methods, success_url: returnUrl } = data.attributes;
        const centavos = line_items[0]?.amount ?? 0;
        return [200, sessionJson(add({ id: `cs_${randomUUID()}`, reference, centavos, methods, returnUrl }))];
      },
    ],
    ['GET', /^\/v1\/checkout_sessions\/([^/]+)$/, 'read', ([, id = '']) => (find(id) ? [200, sessionJson(find(id) as Session)] : missing)],
    [
      'POST',
      /^\/v1\/checkout_sessions\/([^/]+)\/expire$/,
      'end',
      ([, id = '']) => {
        const session = find(id);
        if (!session) return missing;
        session.isEnded = true;
        return [200, sessionJson(session)];
      },
    ],
    [
      'GET',
      /^\/v1\/payments\/([^/]+)$/,
      'read',
      ([, id = '']) => (paymentOf(id) ? [200, { data: paymentJson(paymentOf(id) as Paid) }] : missing),
    ],
    [
      'POST',
      /^\/v1\/refunds$/,
      'refund',
      (_match, { data }: { data: { attributes: { amount: number; payment_id: string } } }) => {
        const made = refund(data.attributes.payment_id, data.attributes.amount);
        return made ? [200, { data: refundJson(...made) }] : missing;
      },
    ],
    [
      'GET',
      /^\/v1\/refunds\/([^/]+)$/,
      'read',
      ([, id = '']) => {
        const paid = sessions.flatMap(({ payments }) => payments).find(({ refunds }) => refunds.some((one) => one.id === id));
        const made = refundOf(id);
        return paid && made ? [200, { data: refundJson(paid, made) }] : missing;
      },
    ],
    [
      'POST',
      /^\/v2\/invoices$/,
      'create',
      (_match, body: { external_id: string; amount: number; payment_methods: string[]; success_redirect_url: string }) => {
        const { external_id: reference, amount, payment_methods: methods, success_redirect_url: returnUrl } = body;
        return [200, invoiceJson(add({ id: `inv${randomUUID()}`, reference, centavos: Math.round(amount * 100), methods, returnUrl }))];
      },
    ],
    [
      'GET',
      /^\/v2\/invoices\?external_id=(.+)$/,
      'find',
      ([, reference = '']) => [200, sessions.filter((one) => one.reference === decodeURIComponent(reference)).map(invoiceJson)],
    ],
    ['GET', /^\/v2\/invoices\/([^/?]+)$/, 'read', ([, id = '']) => (find(id) ? [200, invoiceJson(find(id) as Session)] : missing)],
    [
      'POST',
      /^\/invoices\/([^/]+)\/expire!$/,
      'end',
      ([, id = '']) => {
        const session = find(id);
        if (!session) return missing;
        session.isEnded = true;
        return [200, invoiceJson(session)];
      },
    ],
    [
      'POST',
      /^\/refunds$/,
      'refund',
      (_match, body: { invoice_id: string; amount: number }) => {
        const made = refund(body.invoice_id, Math.round(body.amount * 100));
        if (!made) return missing;
        const [paid, { id, status }] = made;
        return [200, { id, status: status.toUpperCase(), amount: body.amount, invoice_id: paid.id }];
      },
    ],
    [
      'GET',
      /^\/refunds\/([^/]+)$/,
      'read',
      ([, id = '']) => {
        const made = refundOf(id);
        return made ? [200, { id, status: made.status.toUpperCase(), amount: made.centavos / 100 }] : missing;
      },
    ],
  ];

  /** The page on which a payer pays or turns back. */
  async function payPage(req: IncomingMessage, res: ServerResponse, session: Session): Promise<void> {
    const html = { 'content-type': 'text/html' };
    if (req.method === 'GET')
      return void res
        .writeHead(200, html)
        .end(
          `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Test provider</title><h1>Pay ₱${session.centavos / 100}</h1><form method="post"><button>Authorize test payment</button></form>`,
        );
    const paid = { id: `pay_${randomUUID()}`, centavos: session.centavos, currency: 'PHP', fee: 100, status: 'paid', refunds: [] };
    session.payments.push(paid);
    if (options.webhookUrl !== undefined) {
      const body = paymongoEvent('checkout_session.payment.paid', { id: session.id, attributes: { reference_number: session.reference } });
      await fetch(options.webhookUrl, { method: 'POST', headers: paymongoHeaders(body, new Date()), body });
    }
    res.writeHead(303, { location: session.returnUrl }).end();
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const onPage = find(/^\/pay\/([^/]+)$/.exec(req.url ?? '')?.[1] ?? '');
    if (onPage) return payPage(req, res, onPage);
    const found = routes
      .map(([method, path, question, act]) => ({ match: method === req.method ? path.exec(req.url ?? '') : null, question, act }))
      .find(({ match }) => match !== null);
    if (found?.match == null) return void res.writeHead(404).end('{}');
    const { match, question, act } = found;
    counts.set(question, (counts.get(question) ?? 0) + 1);
    const fault = faults.get(question)?.shift();
    if (fault === 'before') return void req.socket.destroy();
    if (fault === 'error') return void res.writeHead(500).end('oops');
    if (fault === 'limit') return void res.writeHead(429).end('{}');
    if (fault === 'refuse')
      return void res
        .writeHead(400)
        .end(JSON.stringify({ errors: [{ code: 'parameter_invalid', detail: 'No.' }], error_code: 'INVALID', message: 'No.' }));
    const [status, body] = act(match, (text === '' ? {} : JSON.parse(text)) as never);
    if (fault === 'after') return void req.socket.destroy();
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sessionOf = (reference: string): Session => {
    const session = sessions.findLast((one) => one.reference === reference);
    if (!session) throw new Error(`No payment ${reference} was begun`);
    return session;
  };
  const pay = (session: Session, otherwise: Partial<Omit<Paid, 'id' | 'refunds'>> = {}): Paid => {
    const id = session.id.startsWith('inv') ? session.id : `pay_${randomUUID()}`;
    const paid = { id, centavos: session.centavos, currency: 'PHP', fee: null, status: 'paid', refunds: [], ...otherwise };
    session.payments.push(paid);
    return paid;
  };
  return {
    url,
    settings: {
      PAYMONGO_SECRET_KEY: 'sk_test_key_of_tests',
      PAYMONGO_WEBHOOK_SECRET: PAYMONGO_SECRET,
      PAYMONGO_URL: url,
      XENDIT_SECRET_KEY: 'xnd_development_key',
      XENDIT_CALLBACK_TOKEN: XENDIT_TOKEN,
      XENDIT_URL: url,
    },
    sessions,
    fail: (question, ...next) => void faults.set(question, [...(faults.get(question) ?? []), ...next]),
    asked: (question) => counts.get(question) ?? 0,
    sessionOf,
    payOf: (session) => pay(session),
    pay: (reference, otherwise) => pay(sessionOf(reference), otherwise),
    refundInDashboard(paymentId, centavos) {
      const paid = paymentOf(paymentId);
      if (!paid) throw new Error(`There is no payment ${paymentId}`);
      const made = { id: `ref_${randomUUID()}`, centavos, status: 'succeeded' };
      paid.refunds.push(made);
      return made.id;
    },
    get refundStatus() {
      return state.refundStatus;
    },
    set refundStatus(status) {
      state.refundStatus = status;
    },
    settleRefund(refundId, status) {
      const made = refundOf(refundId);
      if (made) made.status = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
