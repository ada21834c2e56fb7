import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx';
import { onCaughtError, watchErrors } from './watchErrors.ts';

const reported = vi.hoisted(() => vi.fn());
vi.mock('./reportError.ts', () => ({ reportError: reported }));

const reached = vi.fn<typeof fetch>();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const online = vi.spyOn(navigator, 'onLine', 'get');
const broken = new Error('The page is broken');
const expectReported = (kind: string, what: unknown) => vi.waitFor(() => expect(reported).toHaveBeenCalledWith(kind, what));

watchErrors();
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('fetch', reached);
  reported.mockReset();
  logged.mockClear();
  online.mockReturnValue(true);
});

function Broken(): never {
  throw broken;
}
const render = (node: ReactNode) => createRoot(document.createElement('div'), { onCaughtError }).render(node);

test('reports an uncaught error', async () => {
  dispatchEvent(new ErrorEvent('error', { error: broken, message: 'Uncaught Error: The page is broken' }));
  await expectReported('error', broken);
});

test('reports the message when the event has no error', async () => {
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  await expectReported('error', 'Script error.');
});

test('reports an unhandled rejection', async () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken }));
  await expectReported('rejection', broken);
});

test('reports a policy violation', async () => {
  const violation = new Event('securitypolicyviolation');
  dispatchEvent(violation);
  await expectReported('policy', violation);
});

test('reports what a boundary caught, and logs it', async () => {
  render(
    <ErrorBoundary fallback={() => null}>
      <Broken />
    </ErrorBoundary>,
  );
  await expectReported('render', broken);
  expect(logged).toHaveBeenCalledWith(broken);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('reports what no boundary caught: React hands it to the window', async () => {
  render(<Broken />);
  await expectReported('error', broken);
});

test('reports nothing without a connection', async () => {
  online.mockReturnValue(false);
  reached.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  dispatchEvent(new ErrorEvent('error', { error: new Error('offline') }));
  online.mockReturnValue(true);
  dispatchEvent(new ErrorEvent('error', { error: broken }));
  await expectReported('error', broken);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('reports an error when the browser is wrong about being offline', async () => {
  online.mockReturnValue(false);
  reached.mockResolvedValueOnce(new Response(null, { headers: { 'atlas-build': 'a' } }));
  dispatchEvent(new ErrorEvent('error', { error: broken }));
  await expectReported('error', broken);
});
