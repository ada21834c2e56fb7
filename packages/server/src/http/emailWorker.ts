import { sendDueMails } from '../modules/notifications/deliver.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

/** The most emails sent per request. The caller repeats the request for more. */
const MAILS_AT_ONCE = 100;

/**
 * Handles `POST /api/email-worker`: sends the emails that are due. Responds with how many were
 * sent, failed, were cancelled and will be retried. It is for installations without a running
 * worker, and for callers that cannot wait for one.
 *
 * @spec 2 §6
 */
export async function handleEmailWorker({ app, req, res }: Exchange): Promise<void> {
  mustBeService(req, app.settings);
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  sendJson(res, 200, await sendDueMails(app, { most: MAILS_AT_ONCE, signal: app.queues.stopping }));
}
