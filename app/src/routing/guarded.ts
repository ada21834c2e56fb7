import { navigate as browserNavigate, useLocationProperty } from 'wouter/use-browser-location';
import { withoutTrailingSlash } from '@atlas/domain/navigation';
import type { Blocker } from './Blocker.ts';

type Navigate = (to: string, options?: { replace?: boolean; state?: object }) => void;
/** One of wouter's location hooks. */
export type LocationHook = (router: { ssrPath?: string }) => [path: string, navigate: Navigate];
/** One of wouter's search hooks. */
export type SearchHook = (router: { ssrSearch?: string }) => string;

/** Wraps a location hook: every navigation passes the blocker, and trailing slashes are removed. */
export const guarded =
  (blocker: Blocker, useLocation: LocationHook = browserLocation(blocker)): LocationHook =>
  (router) => {
    const [path, navigate] = useLocation(router);
    const pass: Navigate = (to, options = {}) =>
      blocker.pass(() =>
        navigate(withoutTrailingSlash(to), { ...options, state: { ...options.state, ...blocker.stateFor(options.replace === true) } }),
      );
    return [path, pass];
  };

/** The location of the browser, except while a rejected Back has changed it. */
const browserLocation =
  (blocker: Blocker): LocationHook =>
  ({ ssrPath }) => [useLocationProperty(blocker.path, ssrPath === undefined ? blocker.path : () => ssrPath), browserNavigate];

/** The query of the browser's address, except while a rejected Back has changed it. */
export const browserSearch =
  (blocker: Blocker): SearchHook =>
  ({ ssrSearch }) =>
    useLocationProperty(blocker.search, ssrSearch === undefined ? blocker.search : () => ssrSearch);
