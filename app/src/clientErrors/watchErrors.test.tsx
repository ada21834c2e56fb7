import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx';
import { onCaughtError, watchErrors } from './watchErrors.ts';

const reported = vi.hoisted(() => vi.fn());
vi.mock('./reportError.ts', () => ({ reportError: reported }));

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const online = vi.spyOn(navigator, 'onLine', 'get');
const broken = new Error('The page is broken');
const expectReported = (kind: string, what: unknown) => vi.waitFor(() => expect(reported).toHaveBeenCalledWith(kind, what));

watchErrors();
beforeEach(() => {
  reported.mockReset();
  logged.mockClear();
  online.mockReturnValue(true);
});

function Broken(): never {
  throw broken;
}
const render = (node: ReactNode) => createRoot(document.createElement('div'), { onCaughtError }).render(node);

test('is told of an error that nobody caught', async () => {
  dispatchEvent(new ErrorEvent('error', { error: broken, message: 'Uncaught Error: The page is broken' }));
  await expectReported('error', broken);
});

test('is told of its text where there is no error', async () => {
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  await expectReported('error', 'Script error.');
});

test('is told of a promise that nobody waited for', async () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken }));
  await expectReported('rejection', broken);
});

test('is told of what the policy refused', async () => {
  const violation = new Event('securitypolicyviolation');
  dispatchEvent(violation);
  await expectReported('policy', violation);
});

test('is told of what a boundary caught, and the console with it', async () => {
  render(
    <ErrorBoundary fallback={() => null}>
      <Broken />
    </ErrorBoundary>,
  );
  await expectReported('render', broken);
  expect(logged).toHaveBeenCalledWith(broken);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('is told of what no boundary caught: React hands it to the window', async () => {
  render(<Broken />);
  await expectReported('error', broken);
});

test('is told of nothing without a connection', async () => {
  online.mockReturnValue(false);
  dispatchEvent(new ErrorEvent('error', { error: new Error('offline') }));
  online.mockReturnValue(true);
  dispatchEvent(new ErrorEvent('error', { error: broken }));
  await expectReported('error', broken);
  expect(reported).toHaveBeenCalledTimes(1);
});
