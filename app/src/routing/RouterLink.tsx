import type { LinkComponentProps } from '@atlas/ui';
import { Link } from 'wouter';
import { useAuth } from '../session/authContext.ts';
import { useScreenCache } from './routerContext.ts';
import { destinationOf } from './target.ts';

/**
 * The app's link. Preloads its page on hover, focus or touch; in low-data mode, only when pressed.
 */
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
    // A page that cannot be prepared shows its error when opened.
    if (destination.kind === 'screen') void cache.preload(destination.target).catch(() => undefined);
  };
  return (
    <Link href={href} {...anchor} onPointerEnter={prepare} onFocus={prepare} onTouchStart={prepare}>
      {children}
    </Link>
  );
}
