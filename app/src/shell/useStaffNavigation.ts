import { mainMenu, type MenuItem, type SessionUser } from '@atlas/domain/access';
import type { NavItem, StaffNavItem } from '@atlas/ui';
import Library from 'lucide-react/icons/library';
import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import Megaphone from 'lucide-react/icons/megaphone';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
import { useLocation } from 'wouter';
import { currentHref } from './currentHref.ts';
import { hrefOf } from './hrefOf.ts';

const ICONS: Record<string, StaffNavItem['icon']> = {
  home: House,
  content: Library,
  community: UsersRound,
  marketing: Megaphone,
  payments: Wallet,
  reports: ChartColumn,
  settings: Settings,
};

const linked = (item: MenuItem, user: SessionUser | null): { label: string; href: string } | null => {
  const href = hrefOf(item, user);
  return href === null ? null : { label: item.label, href };
};

/**
 * The staff menu of a user: groups with their items, without those that have no page. A group's own
 * page comes first in it.
 */
export function useStaffNavigation(user: SessionUser | null): StaffNavItem[] {
  const [path] = useLocation();
  const menu = mainMenu(user).map((item) => {
    const own = linked(item, user);
    const links = (item.children ?? []).flatMap((child) => linked(child, user) ?? []);
    const isMissing = own !== null && links.length > 0 && !links.some(({ href }) => href === own.href);
    return { ...item, own, links: isMissing ? [own, ...links] : links };
  });
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
