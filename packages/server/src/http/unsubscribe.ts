import type { ServerResponse } from 'node:http';
import { routePath } from '@atlas/domain/navigation';
import { UserError } from '../errors.ts';
import { unsubscribe } from '../modules/notifications/commands.ts';
import { readUnsubscribeToken } from '../modules/notifications/unsubscribe.ts';
import { readWithSecrets } from '../secret.ts';
import type { Exchange } from './auth.ts';
import { readBody, sendJson } from './respond.ts';

const BODY_BYTES = 1024;
/** The body from a mail program with an unsubscribe button. RFC 8058. */
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/**
 * Handles `/api/unsubscribe?token=…`, the link in an email. GET redirects to a page that asks for
 * confirmation, because mail programs and scanners open links automatically. POST unsubscribes. It
 * redirects to the confirmation, or responds with 200 to a mail program.
 */
export async function handleUnsubscribe({ app, req, res, url, visitor }: Exchange): Promise<void> {
  const text = url.searchParams.get('token') ?? '';
  const token = readWithSecrets(app, (secret) => readUnsubscribeToken(secret, text));
  if (req.method === 'GET' || req.method === 'HEAD') {
    return lead(res, routePath('thankYou', { of: 'unsubscribe', ...(token && { token: text }) }));
  }
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'GET, HEAD, POST' });
  const isOneClick = (await readBody(req, BODY_BYTES)).includes(ONE_CLICK);
  if (token === null && isOneClick) throw new UserError('NOT_FOUND', 'This link is not complete.');
  if (token) await unsubscribe(app, token, visitor.requestId);
  if (isOneClick) return sendJson(res, 200, { unsubscribed: true });
  lead(res, routePath('thankYou', { of: token ? 'unsubscribed' : 'unsubscribe' }));
}

const lead = (res: ServerResponse, location: string): void => void res.writeHead(303, { location, 'cache-control': 'no-store' }).end();
