import { sendDueMails } from '../modules/notifications/deliver.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

/** So many e-mails at one request; whoever wants more asks again. */
const MAILS_AT_ONCE = 100;

/**
 * `POST /api/email-worker`: sends the e-mails that are due and answers how many were sent, failed, were cancelled and are tried again. For who has
 * no worker running, or does not want to wait for it. Specification 2 §6.
 */
export async function handleEmailWorker({ app, req, res }: Exchange): Promise<void> {
  mustBeService(req, app.settings);
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  sendJson(res, 200, await sendDueMails(app, { most: MAILS_AT_ONCE, signal: app.queues.stopping }));
}
