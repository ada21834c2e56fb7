import type { ClientErrorKind } from '@atlas/domain/clientErrors';

/** Reports an error. The reporting code loads with the first one; nothing is sent while offline. */
const report = (kind: ClientErrorKind, error: unknown) =>
  void (navigator.onLine && import('./reportError.ts').then(({ reportError }) => reportError(kind, error)).catch(() => undefined));

/**
 * Reports uncaught errors and policy violations to the server. These include errors while
 * rendering, which React's root hands to the window.
 */
export function watchErrors(): void {
  addEventListener('error', (event) => report('error', event.error ?? event.message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  addEventListener('securitypolicyviolation', (event) => report('policy', event));
}

/**
 * For React's root: called when an error boundary shows its page instead. Also logs the error, as
 * React would by default.
 */
export function onCaughtError(error: unknown): void {
  console.error(error);
  report('render', error);
}
