import { browserFamily, type ClientError, clientError } from '@atlas/domain/clientErrors';
import type { App } from '../app.ts';
import { UserError } from '../errors.ts';
import { recordClientError } from '../modules/clientErrors/commands.ts';
import { ipSubnet } from '../ipSubnet.ts';
import type { Exchange } from './auth.ts';
import { parseJson, readBody, sendJson } from './respond.ts';

const BODY_BYTES = 8192;

/**
 * `POST /api/client-errors`: what went wrong in a browser becomes a line in the log, a count in the metrics and a row for staff. Anybody may send
 * one from our own pages, and nobody is asked who they are; so often from one network, see RATE_LIMITS. Nothing of it has an address, an account
 * or a text that the schema has not scrubbed. Without the database there are still the line and the count.
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

/** Goes on without what the database does not do; what is refused is refused. */
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
  if (data === undefined) throw new UserError('BAD_USER_INPUT', 'This is no error as our pages tell of one.');
  return data;
}
