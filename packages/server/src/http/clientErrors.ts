import { browserFamily, type ClientError, clientError } from '@atlas/domain/clientErrors';
import { UserError } from '../errors.ts';
import { networkOf } from '../networkOf.ts';
import type { Exchange } from './auth.ts';
import { parseJson, readBody, sendJson } from './respond.ts';

const BODY_BYTES = 8192;

/**
 * `POST /api/client-errors`: what went wrong in a browser becomes a line in the log and a count in the metrics. Anybody may send one from our own
 * pages, and nobody is asked who they are; so often from one network, see RATE_LIMITS. The line has no address, no account and no text that the
 * schema has not scrubbed.
 */
export async function handleClientErrors({ app, req, res, visitor }: Exchange): Promise<void> {
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  if (!/^application\/json\b/.test(req.headers['content-type'] ?? '')) return sendJson(res, 415, { error: 'Send JSON.' });
  await app.limits.take('clientErrorNetwork', networkOf(visitor.ip));
  const { kind, build, route, message, stack } = readClientError(await readBody(req, BODY_BYTES));
  app.metrics.clientError(kind);
  const browser = browserFamily(visitor.userAgent);
  app.log.warn({ requestId: visitor.requestId, kind, build, route, browser, message, stack }, 'an error in a browser');
  res.writeHead(204, { 'cache-control': 'no-store' }).end();
}

function readClientError(body: string): ClientError {
  const { data } = clientError.safeParse(parseJson(body));
  if (data === undefined) throw new UserError('BAD_USER_INPUT', 'This is no error as our pages tell of one.');
  return data;
}
