import { isInAppBrowser } from '@atlas/domain/files';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isIn = () => isInAppBrowser(navigator.userAgent);
const onServer = () => false;

/** Whether the page is shown by the browser of an app, which saves no files. The server does not say, so it is known after the page is taken over. */
export const useInAppBrowser = (): boolean => useSyncExternalStore(never, isIn, onServer);
