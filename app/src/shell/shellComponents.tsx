import { lazy, type ComponentType } from 'react';
import type { ShellComponents } from '../routing/Router.tsx';
import { Frame } from './frames.tsx';
import { FullPageFailure } from './FullPageFailure.tsx';
import { NotFound } from './NotFound.tsx';

const pages = () => import('./shellPages.ts');
type Pages = Awaited<ReturnType<typeof pages>>;

/** One of them; where even this code could not be loaded, what the entry itself can show. */
const oneOf = <Props,>(pick: (loaded: Pages) => ComponentType<Props>, otherwise: ComponentType<Props>) =>
  lazy(() =>
    pages().then(
      (loaded) => ({ default: pick(loaded) }),
      () => ({ default: otherwise }),
    ),
  );

/**
 * What stands around a page, and where it fails, is refused or does not exist. The pages come with the frame of the member pages,
 * so that a public page does not carry them.
 */
export const shell: ShellComponents = {
  Frame,
  Failed: oneOf((loaded) => loaded.FailedScreen, FullPageFailure),
  Forbidden: oneOf((loaded) => loaded.ForbiddenScreen, FullPageFailure),
  NotFound,
};

/** Fetches them before they are needed, because they are needed most when the connection is lost. Not without one: browsers remember a failed import. */
export function keepShell(): void {
  const fetchAll = () => void pages().catch(() => undefined);
  if (navigator.onLine) fetchAll();
  else addEventListener('online', fetchAll, { once: true });
}
