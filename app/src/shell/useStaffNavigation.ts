import { mainMenu, type MenuItem, type SessionUser } from '@atlas/domain/access';
import type { NavItem, StaffNavItem } from '@atlas/ui';
import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import Megaphone from 'lucide-react/icons/megaphone';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { useLocation } from 'wouter';
import { currentHref } from './currentHref.ts';
import { hrefOf } from './hrefOf.ts';

const ICONS: Record<string, StaffNavItem['icon']> = {
  home: House,
  content: BookOpen,
  community: Users,
  marketing: Megaphone,
  payments: Wallet,
  reports: ChartColumn,
  settings: Settings,
};

const linked = (item: MenuItem, user: SessionUser | null): { label: string; href: string } | null => {
  const href = hrefOf(item, user);
  return href === null ? null : { label: item.label, href };
};

/** The staff menu of a user: groups with their items, without those that have no page. */
export function useStaffNavigation(user: SessionUser | null): StaffNavItem[] {
  const [path] = useLocation();
  const menu = mainMenu(user).map((item) => ({
    ...item,
    links: (item.children ?? []).flatMap((child) => linked(child, user) ?? []),
    own: linked(item, user),
  }));
  const place = currentHref(
    path,
    menu.flatMap(({ own, links }) => [...(own ? [own.href] : []), ...links.map(({ href }) => href)]),
  );
  const at = (link: { label: string; href: string }): NavItem => ({ ...link, current: link.href === place });
  return menu.flatMap(({ key, label, own, links }): StaffNavItem[] => {
    const icon = ICONS[key] ?? Layers;
    if (links.length > 0) return [{ label, icon, items: links.map(at) }];
    return own ? [{ ...at(own), icon }] : [];
  });
}
