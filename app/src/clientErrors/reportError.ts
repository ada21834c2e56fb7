import {
  type ClientError,
  type ClientErrorKind,
  MAX_CLIENT_ERRORS,
  MAX_MESSAGE_CHARACTERS,
  MAX_STACK_CHARACTERS,
  scrubbedText,
} from '@atlas/domain/clientErrors';
import { matchRoute } from '@atlas/domain/navigation';
import { RequestError } from '../session/fetchGraphQL.ts';

/** More of a text is not looked at. */
const MAX_READ = 20_000;

/** What browsers say of a request that did not come through: the connection is to blame, and the page says so. */
const LOST = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;
/** A harmless notice of browsers, and scripts that are not of this page. */
const NOT_OURS = /^Thrown: ResizeObserver loop|\b[a-z-]+-extension:/m;

// oxlint-disable-next-line atlas/module-state -- only a browser loads this module
const reported = new Set<string>();

const fit = (text: string, most: number) => scrubbedText(text.slice(0, MAX_READ)).slice(0, most);

interface Texts {
  message: string;
  stack: string;
}

/** Of another site its name will do; what was to be had there may be somebody's. */
function policyTexts({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: SecurityPolicyViolationEvent): Texts {
  const blocked = /^https?:/.test(blockedURI) ? URL.parse(blockedURI)?.origin : blockedURI.replace(/:.*/s, ':');
  return { message: `${effectiveDirective} ${blocked}`, stack: sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : '' };
}

/** What an error says of itself, and where it happened. */
function textsOf(error: unknown): Texts {
  if (error instanceof SecurityPolicyViolationEvent) return policyTexts(error);
  if (!(error instanceof Error)) return { message: `Thrown: ${typeof error === 'string' ? error : typeof error}`, stack: '' };
  const { name, message, stack = '' } = error;
  const title = message === '' ? name : `${name}: ${message}`;
  // Some browsers repeat the message above the places.
  return { message: title, stack: stack.startsWith(title) ? stack.slice(title.length).trimStart() : stack };
}

/** Refusals of the server and lost connections have their pages and sentences; what was given up was given up on purpose. */
const isExpected = (error: unknown): boolean =>
  error instanceof RequestError ||
  (error instanceof TypeError && LOST.test(error.message)) ||
  (error instanceof DOMException && error.name === 'AbortError');

/** The hash in the name of the script that the page began with: it changes with every build. */
const buildOf = (page: Document): string =>
  /\/assets\/index-([\w-]{1,16})\.js$/.exec(page.querySelector<HTMLScriptElement>('script[src*="/assets/index-"]')?.src ?? '')?.[1] ??
  'development';

/** Tells the server of an error, without anything about the person: each once until the page is loaded anew, and the first five only. */
export function reportError(kind: ClientErrorKind, error: unknown): void {
  if (isExpected(error)) return;
  const texts = textsOf(error);
  const [message, stack] = [fit(texts.message, MAX_MESSAGE_CHARACTERS), fit(texts.stack, MAX_STACK_CHARACTERS)];
  const key = `${message}\n${stack}`;
  if (NOT_OURS.test(key) || reported.has(key) || reported.size >= MAX_CLIENT_ERRORS) return;
  reported.add(key);
  const report: ClientError = { kind, build: buildOf(document), route: matchRoute(location.pathname)?.route.name ?? null, message, stack };
  fetch('/api/client-errors', {
    method: 'POST',
    // Goes on when the page is left, and goes without cookies: nobody has to be known.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
