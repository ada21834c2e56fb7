import type { ClientErrorKind } from '@atlas/domain/clientErrors';

/** Told of everything that went wrong. Its code comes with the first of them; without a connection nobody is told. */
const report = (kind: ClientErrorKind, error: unknown) =>
  void (navigator.onLine && import('./reportError.ts').then(({ reportError }) => reportError(kind, error)).catch(() => undefined));

/**
 * From here on the server is told of errors that nobody caught, and of what the policy refused. What React's root could not draw is among
 * them: React hands it to the window.
 */
export function watchErrors(): void {
  addEventListener('error', (event) => report('error', event.error ?? event.message));
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  addEventListener('securitypolicyviolation', (event) => report('policy', event));
}

/** For React's root: an error boundary shows its page instead. The console hears of it, as without us. */
export function onCaughtError(error: unknown): void {
  console.error(error);
  report('render', error);
}
