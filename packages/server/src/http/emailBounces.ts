import { recordBounce } from '../modules/notifications/commands.ts';
import { readBounce } from '../mail/readBounce.ts';
import { UserError } from '../errors.ts';
import type { Exchange } from './auth.ts';
import { readBody, sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

const BODY_BYTES = 1024 * 1024;

/**
 * Handles `POST /api/email-bounces`: a message that arrived at the bounce address, unchanged
 * (message/rfc822). A report that one of our emails could not be delivered is recorded at the
 * email and, when the address does not exist, at the address. Responds with whether it was such a
 * report.
 */
export async function handleEmailBounces({ app, req, res }: Exchange): Promise<void> {
  mustBeService(req, app.settings);
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  if (!/^message\/rfc822\b/.test(req.headers['content-type'] ?? '')) {
    throw new UserError('BAD_USER_INPUT', 'Send the message as it came, as message/rfc822.');
  }
  const bounce = await readBounce(await readBody(req, BODY_BYTES));
  sendJson(res, 200, { recorded: bounce !== null && (await recordBounce(app, bounce)) });
}
