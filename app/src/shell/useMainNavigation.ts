import { communityLink, type MenuItem, type SessionUser } from '@atlas/domain/access';
import type { IconNavItem, NavItem } from '@atlas/ui';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Link from 'lucide-react/icons/link';
import Sailboat from 'lucide-react/icons/sailboat';
import Wallet from 'lucide-react/icons/wallet';
import UsersRound from 'lucide-react/icons/users-round';
import { useLocation } from 'wouter';
import { currentHref } from './currentHref.ts';
import { hrefOf } from './hrefOf.ts';

const leaves = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => (item.children ? leaves(item.children) : [item]));

/** The items of a phone's bar, most important first, with short labels. */
const BAR: Readonly<Record<string, { icon: IconNavItem['icon']; label: string }>> = {
  home: { icon: House, label: 'Home' },
  viewCourses: { icon: BookOpen, label: 'Courses' },
  viewStage: { icon: Sailboat, label: 'Stage' },
  viewEvents: { icon: CalendarDays, label: 'Events' },
  viewResources: { icon: FileText, label: 'Resources' },
  affiliateLeads: { icon: UsersRound, label: 'Leads' },
  affiliateLinks: { icon: Link, label: 'Links' },
  affiliateResources: { icon: FileText, label: 'Resources' },
  affiliateCommission: { icon: Wallet, label: 'Commission' },
  myProfile: { icon: CircleUserRound, label: 'Me' },
  bonuses: { icon: Gift, label: 'Bonuses' },
  viewSubGroup: { icon: UsersRound, label: 'Subgroup' },
};

const BAR_KEYS = Object.keys(BAR);

/** The number of items that fit on a narrow phone. */
const BAR_ROOM = 5;

const PROFILE: MenuItem = { key: 'myProfile', label: 'Me', route: 'myProfile' };

interface MainNavigation {
  /** Text links for the top bar. */
  top: NavItem[];
  /** Icons for a phone's bottom bar. */
  bottom: IconNavItem[];
  /** Items that do not fit that bar. */
  more: IconNavItem[];
}

export type MenuOf = (user: SessionUser | null) => readonly MenuItem[];

/** The main navigation of a user whose layout has a bar, from the user's menu. */
export function useMainNavigation(user: SessionUser | null, menuOf: MenuOf): MainNavigation {
  const [path] = useLocation();
  const linked = (items: readonly MenuItem[]) =>
    items.flatMap((item) => {
      const href = hrefOf(item, user);
      return href === null ? [] : [{ key: item.route ?? item.key, label: item.label, href }];
    });
  // Two menus of staff may hold the same page.
  const items = linked(leaves(menuOf(user))).filter(({ href }, index, all) => all.findIndex((item) => item.href === href) === index);
  const all = user ? [...items, ...linked([PROFILE])] : [];
  const place = currentHref(
    path,
    all.map(({ href }) => href),
  );
  const community = communityLink(user, user?.linkSettings['community-link']);
  const ranked = all
    .flatMap((item) => {
      const known = BAR[item.key];
      return known ? [{ ...item, icon: known.icon, short: known.label, current: item.href === place }] : [];
    })
    .sort((a, b) => BAR_KEYS.indexOf(a.key) - BAR_KEYS.indexOf(b.key));
  const isProfile = ({ key }: { key: string }) => key === PROFILE.key;
  const inBar = ranked.slice(0, BAR_ROOM);
  return {
    top: [...items.map(({ label, href }) => ({ label, href, current: href === place })), ...(community ? [community] : [])],
    bottom: [...inBar.filter((item) => !isProfile(item)), ...inBar.filter(isProfile)].map(({ short, href, icon, current }) => ({
      label: short,
      href,
      icon,
      current,
    })),
    more: [
      ...ranked.slice(BAR_ROOM).map(({ label, href, icon, current }) => ({ label, href, icon, current })),
      ...(community ? [{ ...community, icon: UsersRound }] : []),
    ],
  };
}
