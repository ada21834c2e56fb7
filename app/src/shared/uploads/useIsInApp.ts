import { appBrowser } from '@atlas/domain/clientErrors';
import { useSyncExternalStore } from 'react';

/** Subscribes to nothing: the browser does not change. */
const never = () => () => undefined;
const isInApp = () => appBrowser(navigator.userAgent) !== null;
const onServer = () => false;

/**
 * Detects the built-in browser of an app, which cannot save files. The server's
 * markup does not depend on the browser, so the value is known only after hydration.
 */
export const useIsInApp = (): boolean => useSyncExternalStore(never, isInApp, onServer);
