import type { ClientErrorKind } from '@atlas/domain/clientErrors';

/**
 * Reports an error. The reporting code loads with the first one. Chromium remembers a failed import,
 * so while the browser reports that it is offline, another request finds out first.
 */
const report = (kind: ClientErrorKind, error: unknown): Promise<void> =>
  Promise.resolve(navigator.onLine || fetch('/api/health'))
    .then(() => import('./reportError.ts'))
    .then(({ reportError }) => reportError(kind, error))
    .catch(() => undefined);

/**
 * Reports uncaught errors and policy violations to the server. These include errors while
 * rendering, which React's root hands to the window.
 */
export function watchErrors(): void {
  addEventListener('error', (event) => void report('error', event.error ?? event.message));
  addEventListener('unhandledrejection', ({ reason }) => void report('rejection', reason));
  addEventListener('securitypolicyviolation', (event) => void report('policy', event));
}

/**
 * For React's root: called when an error boundary shows its page instead. Also logs the error, as
 * React would by default.
 */
export function onCaughtError(error: unknown): void {
  console.error(error);
  void report('render', error);
}
