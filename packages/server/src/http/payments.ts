import { PAYMENT_PROVIDERS } from '@atlas/domain/payments';
import { receiveEvent } from '../modules/providers/incomingCommands.ts';
import type { Exchange } from './auth.ts';
import { readRawBody, sendJson } from './respond.ts';

/** Events are a few kilobytes. */
const BODY_BYTES = 256 * 1024;

/**
 * Answers the webhooks of payment providers, `POST /api/payments/{provider}`. The sender is proven by
 * the raw body before anything is read from it or written; then the event is stored, and processed by
 * a job.
 */
export async function handlePaymentEvent({ app, req, res }: Exchange, provider: string): Promise<void> {
  const known = PAYMENT_PROVIDERS.find(({ value }) => value === provider)?.value;
  const port = known === undefined || known === 'manual' ? null : app.providers.online(known);
  if (port === null) return sendJson(res, 404, { error: 'There is nothing at this address.' });
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  const rawBody = await readRawBody(req, BODY_BYTES);
  const header = (name: string): string | undefined => {
    const value = req.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const event = port.verifyWebhook({ header, rawBody }, app.clock.now());
  if (event === null) return sendJson(res, 401, { error: 'The signature is not valid.' });
  await receiveEvent(app, port.name, event);
  // PayMongo counts an answer without a JSON body as a failure.
  sendJson(res, 200, { received: true });
}
