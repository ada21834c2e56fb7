import { recordBounce } from '../modules/notifications/commands.ts';
import { readBounce } from '../mail/readBounce.ts';
import { UserError } from '../errors.ts';
import type { Exchange } from './auth.ts';
import { readBody, sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

const BODY_BYTES = 1024 * 1024;

/**
 * `POST /api/email-bounces`: what came back to the bounce address, as it came (message/rfc822). A report that an e-mail of ours could not be delivered
 * is noted at the e-mail and, where there is no such address, at the address. Answers whether it was one.
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
