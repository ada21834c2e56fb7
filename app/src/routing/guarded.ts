import { useBrowserLocation } from 'wouter/use-browser-location';
import { withoutTrailingSlash } from '@atlas/domain/navigation';
import type { Blocker } from './Blocker.ts';

type Navigate = (to: string, options?: { replace?: boolean; state?: object }) => void;
/** One of wouter's location hooks. */
export type LocationHook = (router: unknown) => [path: string, navigate: Navigate];

/** Wraps a location hook: every navigation passes the blocker, and trailing slashes are removed. */
export const guarded =
  (blocker: Blocker, useLocation: LocationHook = useBrowserLocation as LocationHook): LocationHook =>
  (router) => {
    const [path, navigate] = useLocation(router);
    const pass: Navigate = (to, options = {}) =>
      blocker.pass(() =>
        navigate(withoutTrailingSlash(to), { ...options, state: { ...options.state, ...blocker.stateFor(options.replace === true) } }),
      );
    return [path, pass];
  };
