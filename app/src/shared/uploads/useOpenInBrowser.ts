import { openInBrowserText } from '@atlas/domain/files';
import { useSyncExternalStore } from 'react';

/** A browser stays the one that it is. */
const never = () => () => undefined;
const currentText = () => openInBrowserText(navigator.userAgent);
const onServer = () => '';

/**
 * The way out of the browser of an app, which saves no files; '' in any other one. The server does not say where a page is shown, so it is known after
 * the page is taken over.
 */
export const useOpenInBrowser = (): string => useSyncExternalStore(never, currentText, onServer);
