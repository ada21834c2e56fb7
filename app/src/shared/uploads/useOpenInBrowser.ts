import { openInBrowserText } from '@atlas/domain/files';
import { useSyncExternalStore } from 'react';

/** Subscribes to nothing: the browser does not change. */
const never = () => () => undefined;
const currentText = () => openInBrowserText(navigator.userAgent);
const onServer = () => '';

/**
 * Instructions for leaving an in-app browser, which saves no files; '' in any other browser. The
 * server's markup does not depend on the browser, so the value is known only after hydration.
 */
export const useOpenInBrowser = (): string => useSyncExternalStore(never, currentText, onServer);
