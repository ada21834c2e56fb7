import BookOpen from 'lucide-react/icons/book-open';
import Bug from 'lucide-react/icons/bug';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import House from 'lucide-react/icons/house';
import Library from 'lucide-react/icons/library';
import Megaphone from 'lucide-react/icons/megaphone';
import Receipt from 'lucide-react/icons/receipt';
import Sailboat from 'lucide-react/icons/sailboat';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
import type { IconNavItem, NavItem, StaffNavItem } from './NavItem.ts';

const mark = <Item extends NavItem>(items: readonly Item[], current: string): readonly Item[] =>
  items.map((item) => ({ ...item, current: item.label === current }));

const leaves = (labels: readonly string[], current: string) =>
  mark(
    labels.map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` })),
    current,
  );

/** Sample menus for the stories of the shell and the patterns. */
export const memberMenu = (current: string) => leaves(['Home', 'My Courses', 'My Events', 'Bonuses', 'My Stage'], current);

export const memberBottomBar = (current: string): readonly IconNavItem[] =>
  mark(
    [
      { label: 'Home', href: '#home', icon: House },
      { label: 'Courses', href: '#my-courses', icon: BookOpen },
      { label: 'Stage', href: '#my-stage', icon: Sailboat },
      { label: 'Events', href: '#my-events', icon: CalendarDays },
      { label: 'Me', href: '#me', icon: CircleUserRound },
    ],
    current,
  );

export const staffMenu = (current: string): readonly StaffNavItem[] => [
  { label: 'Home', href: '#home', icon: House, current: current === 'Home' },
  { label: 'Content', icon: Library, items: leaves(['Products', 'Courses', 'Events', 'Resources', 'Subscriptions'], current) },
  { label: 'Community', icon: UsersRound, items: leaves(['Users', 'Stages', 'Groups', 'Batches', 'Accountability Groups'], current) },
  { label: 'Marketing', icon: Megaphone, items: leaves(['Funnels', 'Success Managers', 'Affiliates', 'Forms', 'Retention'], current) },
  {
    label: 'Payments',
    href: '#payments',
    icon: Wallet,
    current: current === 'Payments',
    count: { shown: '23', label: '23 payments to review' },
  },
  { label: 'Reports', icon: ChartColumn, items: leaves(['Report Summary', 'Community Report', 'Payment Report'], current) },
  { label: 'Settings', icon: Settings, items: leaves(['Default Settings', 'Access Levels', 'Payment Terms'], current) },
];

export const profileLinks: readonly IconNavItem[] = [
  { label: 'My Profile', href: '#profile', icon: CircleUserRound },
  { label: 'Billing and Subscriptions', href: '#account', icon: Receipt },
  { label: 'Bug Report', href: '#bug-report', icon: Bug },
];
