import { mainMenu, type MenuItem, type SessionUser } from '@atlas/domain/access';
import { matchRoute, routeNamed, routePath } from '@atlas/domain/navigation';
import type { IconNavItem, NavItem } from '@atlas/ui';
import BookOpen from 'lucide-react/icons/book-open';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import { useLocation } from 'wouter';
import { hasScreenFor } from '../routing/screenNames.ts';

/** Where a menu item leads; null while its page is not built, so that no menu leads nowhere. */
export function hrefOf({ route, path }: MenuItem, user: SessionUser | null): string | null {
  if (path !== undefined) return path;
  if (route === undefined || !hasScreenFor(user, route)) return null;
  return routePath(route as 'home');
}

const leaves = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => (item.children ? leaves(item.children) : [item]));

const ICONS: Partial<Record<string, { icon: IconNavItem['icon']; label: string }>> = {
  home: { icon: House, label: 'Home' },
  viewCourses: { icon: BookOpen, label: 'Courses' },
  bonuses: { icon: Gift, label: 'Bonuses' },
};

/** The main navigation of a person: the words for the top bar, the icons for the bar at the bottom of a phone. */
export function useMainNavigation(user: SessionUser | null): { top: NavItem[]; bottom: IconNavItem[] } {
  const [path] = useLocation();
  const items = leaves(mainMenu(user)).flatMap((item) => {
    const href = hrefOf(item, user);
    return href === null ? [] : [{ key: item.key, label: item.label, href }];
  });
  const place = currentHref(
    path,
    items.map(({ href }) => href),
  );
  const top = items.map(({ label, href }) => ({ label, href, current: href === place }));
  const bottom = items.flatMap(({ key, href }) => {
    const known = ICONS[key];
    return known ? [{ ...known, href, current: href === place }] : [];
  });
  return { top, bottom };
}

/** The item that a path belongs to: itself, else its nearest ancestor in the route table. */
export function currentHref(path: string, hrefs: readonly string[]): string | undefined {
  if (hrefs.includes(path)) return path;
  for (let name = matchRoute(path)?.route.parent; name !== undefined; name = routeNamed(name).parent) {
    const { pattern } = routeNamed(name);
    if (hrefs.includes(pattern)) return pattern;
  }
  return undefined;
}
