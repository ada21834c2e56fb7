import { browserFamily, type ClientError, clientError } from '@atlas/domain/clientErrors';
import type { App } from '../app.ts';
import { UserError } from '../errors.ts';
import { recordClientError } from '../modules/clientErrors/commands.ts';
import { ipSubnet } from '../ipSubnet.ts';
import type { Exchange } from './auth.ts';
import { parseJson, readBody, sendJson } from './respond.ts';

const BODY_BYTES = 8192;

/**
 * Handles `POST /api/client-errors`: an error in a browser becomes a log line, a count in the
 * metrics and a row for staff. Any visitor may send one from our own pages, without signing in.
 * RATE_LIMITS bounds the number per network. The record contains no address and no account, and
 * only text that the schema has scrubbed. When the database fails, the line and the count remain.
 */
export async function handleClientErrors({ app, req, res, visitor }: Exchange): Promise<void> {
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  if (!/^application\/json\b/.test(req.headers['content-type'] ?? '')) return sendJson(res, 415, { error: 'Send JSON.' });
  const network = ipSubnet(visitor.ip);
  await tryTo(app, () => app.limits.take('clientErrorNetwork', network));
  const { kind, build, route, message, stack } = readClientError(await readBody(req, BODY_BYTES));
  app.metrics.clientError(kind);
  const browser = browserFamily(visitor.userAgent);
  const reported = { requestId: visitor.requestId, kind, build, route, browser, message, stack };
  app.log.warn(reported, 'an error in a browser');
  await tryTo(app, () => recordClientError(app, network, reported));
  res.writeHead(204, { 'cache-control': 'no-store' }).end();
}

/** Continues when the database fails; rethrows a rejection. */
async function tryTo({ log }: App, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    log.error({ err: error }, 'an error in a browser was not kept');
  }
}

function readClientError(body: string): ClientError {
  const { data } = clientError.safeParse(parseJson(body));
  if (data === undefined) throw new UserError('BAD_USER_INPUT', 'This is not an error report of our pages.');
  return data;
}
