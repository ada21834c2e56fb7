import type { LinkComponentProps } from '@atlas/ui';
import { Link } from 'wouter';
import { useAuth } from '../session/authContext.ts';
import { useScreenCache } from './routerContext.ts';
import { destinationOf } from './target.ts';

/** The link of the app: the page behind it is on its way as soon as somebody points at it, focuses it or touches it; with low data, when it is pressed. */
export function RouterLink({ href, children, ...anchor }: LinkComponentProps) {
  const cache = useScreenCache();
  const { currentUser } = useAuth();
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/') || anchor.download !== undefined) {
    return (
      <a href={href} {...anchor}>
        {children}
      </a>
    );
  }
  const prepare = () => {
    if (document.documentElement.dataset['lowData'] === 'on') return;
    const destination = destinationOf(href, currentUser, cache.tables.has);
    // A page that cannot be prepared says so when it is opened.
    if (destination.kind === 'screen') void cache.preload(destination.target).catch(() => undefined);
  };
  return (
    <Link href={href} {...anchor} onPointerEnter={prepare} onFocus={prepare} onTouchStart={prepare}>
      {children}
    </Link>
  );
}
