import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestError } from '../session/fetchGraphQL.ts';

const fetched = vi.fn<typeof fetch>();
/** Imports the module again, as after a page load with nothing reported yet. */
async function freshReporter() {
  vi.resetModules();
  const { RequestError: OwnRequestError } = await import('../session/fetchGraphQL.ts');
  const { reportError } = await import('./reportError.ts');
  return { reportError, OwnRequestError };
}
const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);
const errorAt = (place: string, message = 'x is undefined') => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at ${place}`;
  return error;
};

/** Pretends that the page loaded this script: the test DOM would load a real one. */
const pageBeganWith = (src: string) => vi.spyOn(document, 'querySelector').mockReturnValue({ src } as unknown as Element);

/** The test DOM has no such class. */
class Violation extends Event {}

beforeEach(() => {
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation);
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  pageBeganWith('https://atlas.example/assets/index-DR0r5Hto.js');
  history.replaceState(null, '', '/courses/my-courses/136/1361?from=ana@example.com');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('reportError', () => {
  test('sends the error with its build and the name of its route, without cookies', async () => {
    const { reportError } = await freshReporter();
    reportError('render', errorAt('f (https://atlas.example/assets/core-Ab1.js:1:2)', 'no seat for ana@example.com'));
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.method, init?.keepalive, init?.credentials]).toEqual(['/api/client-errors', 'POST', true, 'omit']);
    expect(sent()).toEqual([
      {
        kind: 'render',
        build: 'DR0r5Hto',
        route: 'viewLesson',
        message: 'TypeError: no seat for [email]',
        stack: 'at f (https://atlas.example/assets/core-Ab1.js:1:2)',
      },
    ]);
  });

  test('sends each error once, whichever handler caught it', async () => {
    const { reportError } = await freshReporter();
    for (const kind of ['render', 'error', 'rejection'] as const) reportError(kind, errorAt('f (/a.js:1:2)'));
    reportError('error', errorAt('g (/a.js:3:4)'));
    expect(sent().map(({ stack }) => stack)).toEqual(['at f (/a.js:1:2)', 'at g (/a.js:3:4)']);
  });

  test('sends five, and more after a reload', async () => {
    const { reportError } = await freshReporter();
    for (let n = 0; n < 9; n++) reportError('error', new Error(`number ${n}`));
    expect(sent()).toHaveLength(5);
    const next = await freshReporter();
    next.reportError('error', new Error('number 0'));
    expect(sent()).toHaveLength(6);
  });

  test.each([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['a lost connection in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['a lost connection in Safari', new TypeError('Load failed')],
    ['an aborted request', new DOMException('The user aborted a request.', 'AbortError')],
    ['a browser notice', 'ResizeObserver loop completed with undelivered notifications.'],
    ['a browser extension', errorAt('f (chrome-extension://abc/content.js:1:2)')],
    ['a Safari extension', errorAt('f@safari-web-extension://abc/content.js:1:2')],
  ])('does not send %s', async (_what, error) => {
    const { reportError } = await freshReporter();
    reportError('rejection', error);
    expect(sent()).toEqual([]);
  });

  test.each(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'NETWORK', 'UNKNOWN'] satisfies RequestError['code'][])(
    'does not send an expected server error: %s',
    async (code) => {
      const { reportError, OwnRequestError } = await freshReporter();
      reportError('render', new OwnRequestError('Log in to continue.', code));
      expect(sent()).toEqual([]);
    },
  );

  test('sends code that could not be loaded', async () => {
    const { reportError } = await freshReporter();
    reportError('render', new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'));
    expect(sent()).toHaveLength(1);
  });

  test.each([
    ['a text', 'out of seats', 'Thrown: out of seats'],
    ['an object', { password: 'x' }, 'Thrown: object'],
    ['nothing', undefined, 'Thrown: undefined'],
    ['an error without a message', new RangeError(), 'RangeError'],
    ['a very long message', new Error('x y '.repeat(20_000)), `Error: ${'x y '.repeat(80)}`.slice(0, 300)],
  ])('describes what was thrown: %s', async (_what, error, message) => {
    const { reportError } = await freshReporter();
    reportError('rejection', error);
    expect(sent()[0]?.['message']).toBe(message);
  });

  test.each([
    ['inline', 'script-src-elem inline'],
    ['https://evil.example/a.js?q=ana', 'script-src-elem https://evil.example'],
    ['data:text/javascript,ana', 'script-src-elem data:'],
  ])('describes what the policy blocked: %s', async (blockedURI, message) => {
    const { reportError } = await freshReporter();
    const place = { sourceFile: 'http://x/assets/a.js', lineNumber: 3, columnNumber: 4 };
    reportError('policy', Object.assign(new Violation('x'), { effectiveDirective: 'script-src-elem', blockedURI, ...place }));
    expect(sent()).toEqual([expect.objectContaining({ kind: 'policy', message, stack: 'http://x/assets/a.js:3:4' })]);
  });

  test('sends no route for an unknown address and no build in development', async () => {
    pageBeganWith('http://127.0.0.1:5173/src/main.tsx');
    history.replaceState(null, '', '/a/b/c/d/e');
    const { reportError } = await freshReporter();
    reportError('error', new Error('x'));
    expect(sent()[0]).toMatchObject({ build: 'development', route: null });
  });

  test('stays silent when the report cannot be sent', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { reportError } = await freshReporter();
    expect(() => reportError('error', new Error('x'))).not.toThrow();
  });
});
