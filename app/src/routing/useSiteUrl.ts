import { createContext, use, useSyncExternalStore } from 'react';

/** The origin of this site in the browser. Stories pin it. */
export const OriginContext = createContext<() => string>(() => location.origin);

const never = () => () => undefined;
const onServer = () => '';

/** The full address of a path of this site. On the server and while hydrating, the path alone. */
export const useSiteUrl = (path: string): string => useSyncExternalStore(never, use(OriginContext), onServer) + path;
