import {
  type Consent,
  CONSENT_COOKIE,
  consentForm,
  MAX_CONSENT_BYTES,
  postedConsent,
  readConsentButton,
  readConsentReference,
} from '@atlas/domain/consent';
import type { Context } from '../commands/context.ts';
import { UserError } from '../errors.ts';
import { recordConsent } from '../modules/legal/consentCommands.ts';
import type { Exchange } from './auth.ts';
import { consentCookie, readCookies } from './cookies.ts';
import { parseJson, readBody, sendJson } from './respond.ts';
import { isApiPath } from './routeClass.ts';

/**
 * Handles `POST /api/consent`: a choice about cookies, as JSON, or as the form that a browser
 * without script posts. The choice is stored and returned as a cookie. A form leads back to the
 * page that it was on.
 */
export async function handleConsent({ req, res, secure }: Exchange, ctx: Context): Promise<void> {
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  const [, type] = /^application\/(json|x-www-form-urlencoded)\b/.exec(req.headers['content-type'] ?? '') ?? [];
  if (type === undefined) return sendJson(res, 415, { error: 'Send JSON or a form.' });
  const body = await readBody(req, MAX_CONSENT_BYTES);
  const { choice, isWithdrawn } = type === 'json' ? readJson(body) : readForm(body);
  const known = readConsentReference(readCookies(req).get(CONSENT_COOKIE));
  const reference = await recordConsent(ctx, choice, known);
  const headers = { 'cache-control': 'no-store', 'set-cookie': consentCookie(isWithdrawn ? null : choice, reference, secure) };
  if (type === 'json') return void res.writeHead(204, headers).end();
  res.writeHead(303, { ...headers, location: pageOf(req.headers.referer, req.headers.host) }).end();
}

/** A choice, or that it is withdrawn, so that the browser asks again. */
interface PostedChoice {
  choice: Consent;
  isWithdrawn: boolean;
}

const invalid = () => new UserError('BAD_USER_INPUT', 'This is not a choice about cookies.');

function readJson(body: string): PostedChoice {
  const { data } = consentForm.safeParse(parseJson(body));
  if (data === undefined) throw invalid();
  return { choice: data, isWithdrawn: false };
}

function readForm(body: string): PostedChoice {
  const values = new URLSearchParams(body);
  const button = readConsentButton(values.get('choice'));
  if (button === null) throw invalid();
  return { choice: postedConsent(button, (name) => values.has(name)), isWithdrawn: button === 'withdraw' };
}

/** The page of this site that a form was on; home when the browser does not name one. */
function pageOf(referer: string | undefined, host: string | undefined): string {
  const from = URL.parse(referer ?? '');
  // Two slashes at the beginning would name another site.
  const isPage = from !== null && from.host === host && !from.pathname.startsWith('//') && !isApiPath(from.pathname);
  return isPage ? from.pathname + from.search : '/';
}
