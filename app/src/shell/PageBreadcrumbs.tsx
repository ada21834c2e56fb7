import { Breadcrumbs } from '@atlas/ui';
import { breadcrumbs } from '@atlas/domain/navigation';
import { useLocation } from 'wouter';
import { useAuth } from '../session/authContext.ts';

/**
 * The breadcrumbs of the current page.
 * @spec 1 §2.8
 */
export function PageBreadcrumbs() {
  const { currentUser } = useAuth();
  const [pathname] = useLocation();
  const crumbs = breadcrumbs(pathname, currentUser);
  return crumbs.length > 1 ? (
    <Breadcrumbs items={crumbs.map(({ label, path: href }) => ({ label, ...(href !== null && { href }) }))} />
  ) : null;
}
