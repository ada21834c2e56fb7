import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../app.ts';
import { CodeNeeded, UserError } from '../errors.ts';
import { authenticate, signOut, type OpenedSession } from '../modules/auth/sessionCommands.ts';
import { signIn } from '../modules/auth/signInCommands.ts';
import { signUp } from '../modules/auth/signUpCommands.ts';
import { forgotPassword, resetPassword, validateResetToken } from '../modules/auth/passwordResets.ts';
import type { BrowserCookies } from '../modules/auth/signInLimits.ts';
import type { Visitor } from '../commands/context.ts';
import { makeBearer } from '../modules/auth/tokens.ts';
import { closedCookies, deviceCookieName, lastWriteCookie, openedCookies, readCookies, sessionCookieName } from './cookies.ts';
import { parseJson, readBody, retryAfter, sendJson } from './respond.ts';

const BODY_BYTES = 16 * 1024;

export interface Exchange {
  app: App;
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  visitor: Visitor;
  secure: boolean;
}
type Method = (exchange: Exchange, body: Record<string, unknown>) => Promise<void>;

/**
 * Handles `/api/auth`: one address, with the method in the query or in the body, and JSON
 * responses. This is the wire format of dbAuth.
 */
export async function handleAuth(exchange: Exchange): Promise<void> {
  const { req, res, url } = exchange;
  try {
    const body = req.method === 'POST' ? await readJson(req) : {};
    const name = url.searchParams.get('method') ?? body['method'];
    const methods: Record<string, Method> = req.method === 'GET' ? GET : req.method === 'POST' ? POST : {};
    const method = typeof name === 'string' && Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (!method) return void res.writeHead(404, { 'cache-control': 'no-store' }).end();
    await method(exchange, body);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const status = error.code === 'RATE_LIMITED' || error.status === 413 ? error.status : 400;
    const answer = {
      error: error.message,
      ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
      ...(error instanceof CodeNeeded && { needs: error.needs }),
    };
    sendJson(res, status, answer, retryAfter(error));
  }
}

async function readJson(req: IncomingMessage): Promise<Record<string, unknown>> {
  // The client sends its sign-out as text/plain, so the content type is not checked. The Origin
  // check protects this address.
  const text = await readBody(req, BODY_BYTES);
  if (text === '') return {};
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UserError('BAD_USER_INPUT', 'The request must be a JSON object.');
  return value as Record<string, unknown>;
}

export const cookiesOf = ({ req, secure }: Exchange): BrowserCookies => {
  const cookies = readCookies(req);
  return { session: cookies.get(sessionCookieName(secure)), device: cookies.get(deviceCookieName(secure)) };
};

const sessionOf = (exchange: Exchange) => {
  const { session: cookie } = cookiesOf(exchange);
  return authenticate(exchange.app, cookie === undefined ? {} : { cookie });
};

/** Signs the browser out during account recovery: revokes the session and expires its cookies. */
async function endSession(exchange: Exchange): Promise<void> {
  const session = await sessionOf(exchange);
  if (session) await signOut(exchange.app, exchange.visitor, session);
}

/** An empty body tells the client that it is signed out. A 401 with text would count as a token. */
const respondEmpty = ({ res, secure }: Exchange) =>
  res
    .writeHead(200, {
      'cache-control': 'no-store',
      'content-length': 0,
      'set-cookie': closedCookies(secure),
    })
    .end();

/** The cookies of a session that was just opened, and of the write that opened it. */
export async function cookiesFor({ app, secure }: Exchange, opened: OpenedSession): Promise<string[]> {
  const written = await app.database.position();
  const cookies = openedCookies(opened, secure);
  return written === null ? cookies : [...cookies, lastWriteCookie(written, secure)];
}

async function respondOpened(exchange: Exchange, status: number, opened: OpenedSession): Promise<void> {
  sendJson(
    exchange.res,
    status,
    { id: opened.user.id, email: opened.user.email },
    { 'set-cookie': await cookiesFor(exchange, opened), 'csrf-token': randomUUID() },
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const GET: Record<string, Method> = {
  getToken: async (exchange) => {
    const session = await sessionOf(exchange);
    if (!session) return void respondEmpty(exchange);
    const token = makeBearer(exchange.app.secret, session, exchange.app.clock.now());
    exchange.res
      // The body is the bare token. Its content type is part of the API, although the token is not JSON.
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'content-length': token.length })
      .end(token);
  },
};

const POST: Record<string, Method> = {
  login: async (exchange, body) => {
    const [username, password] = [text(body['username']), text(body['password'])];
    if (username.trim() === '' || password === '') throw new UserError('BAD_USER_INPUT', 'Both username and password are required');
    const code = text(body['code']);
    await respondOpened(exchange, 200, await signIn(exchange.app, exchange.visitor, { username, password, code }, cookiesOf(exchange)));
  },
  signup: async (exchange, body) => {
    const signedUp = await signUp(exchange.app, exchange.visitor, body, cookiesOf(exchange));
    if ('message' in signedUp) return sendJson(exchange.res, 201, signedUp);
    await respondOpened(exchange, 201, signedUp);
  },
  logout: async (exchange) => {
    await endSession(exchange);
    respondEmpty(exchange);
  },
  forgotPassword: async (exchange, body) => {
    const { app, visitor } = exchange;
    const requested = await forgotPassword(app, visitor, text(body['username']), cookiesOf(exchange));
    await endSession(exchange);
    sendJson(exchange.res, 200, requested, { 'set-cookie': closedCookies(exchange.secure) });
  },
  validateResetToken: async (exchange, body) => {
    const reset = await validateResetToken(exchange.app, exchange.visitor, text(body['resetToken']));
    await endSession(exchange);
    sendJson(exchange.res, 200, reset, { 'set-cookie': closedCookies(exchange.secure) });
  },
  resetPassword: async (exchange, body) => {
    const { app, visitor } = exchange;
    await resetPassword(app, visitor, { token: text(body['resetToken']), password: text(body['password']) });
    await endSession(exchange);
    sendJson(exchange.res, 200, {}, { 'set-cookie': closedCookies(exchange.secure) });
  },
};
