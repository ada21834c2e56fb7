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
import { keepErrorRequest } from './errorRequest.ts';

/** Characters of a text that are examined; the rest is ignored. */
const MAX_READ = 20_000;

/** The browsers' messages for a failed connection. The page already shows that error. */
const LOST = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;
/** A harmless browser notice, and scripts from browser extensions. */
const NOT_OURS = /^Thrown: ResizeObserver loop|\b[a-z-]+-extension:/m;

// oxlint-disable-next-line atlas/module-state -- only a browser loads this module
const reported = new Set<string>();

const fit = (text: string, most: number) => scrubbedText(text.slice(0, MAX_READ)).slice(0, most);

interface Texts {
  message: string;
  stack: string;
}

/**
 * Describes a policy violation. Only the origin of another site is sent: the path may be personal.
 */
function policyTexts({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: SecurityPolicyViolationEvent): Texts {
  const blocked = /^https?:/.test(blockedURI) ? URL.parse(blockedURI)?.origin : blockedURI.replace(/:.*/s, ':');
  return { message: `${effectiveDirective} ${blocked}`, stack: sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : '' };
}

/** The error's message, and where it happened. */
function textsOf(error: unknown): Texts {
  if (error instanceof SecurityPolicyViolationEvent) return policyTexts(error);
  if (!(error instanceof Error)) return { message: `Thrown: ${typeof error === 'string' ? error : typeof error}`, stack: '' };
  const { name, message, stack = '' } = error;
  const title = message === '' ? name : `${name}: ${message}`;
  // Some browsers repeat the message above the stack.
  return { message: title, stack: stack.startsWith(title) ? stack.slice(title.length).trimStart() : stack };
}

/**
 * Recognizes errors that need no report: server errors and lost connections have their own pages,
 * and aborted requests were aborted on purpose.
 */
const isExpected = (error: unknown): boolean =>
  error instanceof RequestError ||
  (error instanceof TypeError && LOST.test(error.message)) ||
  (error instanceof DOMException && error.name === 'AbortError');

/** Reads the build from the name of the entry script: its hash changes with every build. */
const buildOf = (page: Document): string =>
  /\/assets\/index-([\w-]{1,16})\.js$/.exec(page.querySelector<HTMLScriptElement>('script[src*="/assets/index-"]')?.src ?? '')?.[1] ??
  'development';

/**
 * Reports an error to the server, without anything about the person. Sends each error once per page
 * load, and only the first five.
 */
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
    // Completes after the page is left. Goes without cookies, since the report is anonymous.
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
    .then(({ ok, headers }) => {
      if (ok) keepErrorRequest(headers.get('x-request-id'), Date.now());
    })
    .catch(() => undefined);
}
