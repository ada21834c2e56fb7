import { type IconNavItem, type MenuPanelProps, ProfileMenuPanel, Stack } from '@atlas/ui';
import { accountMenu, mainMenu, type MenuItem, SWITCH_ROLE } from '@atlas/domain/access';
import BookOpen from 'lucide-react/icons/book-open';
import Bug from 'lucide-react/icons/bug';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FileText from 'lucide-react/icons/file-text';
import Handshake from 'lucide-react/icons/handshake';
import Library from 'lucide-react/icons/library';
import Link from 'lucide-react/icons/link';
import Receipt from 'lucide-react/icons/receipt';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sparkles from 'lucide-react/icons/sparkles';
import UsersRound from 'lucide-react/icons/users-round';
import { useLocation } from 'wouter';
import { useAuth } from '../session/authContext.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useSwitchRole } from '../session/useSwitchRole.ts';
import { LowDataSwitch } from './LowDataSwitch.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { menuHref } from './menuHref.ts';
import { useMainNavigation } from './useMainNavigation.ts';

const ICONS: Partial<Record<string, IconNavItem['icon']>> = {
  myProfile: CircleUserRound,
  accountSecurity: ShieldCheck,
  content: Library,
  account: Receipt,
  defaultSettings: Settings,
  affiliateTerms: FileText,
  becomeAffiliate: Handshake,
  accountabilityBuddies: UsersRound,
  viewCourses: BookOpen,
  viewEvents: CalendarDays,
  viewResources: FileText,
  community: UsersRound,
  changelog: Sparkles,
  bugReport: Bug,
};

/**
 * The content of the account menu: the user, their access levels and pages, the theme, low data,
 * and signing out.
 */
export function AccountPanel(inPanel: MenuPanelProps) {
  const { currentUser } = useAuth();
  const [path] = useLocation();
  const signOut = useSignOut();
  const switchRole = useSwitchRole();
  const { more } = useMainNavigation(currentUser, mainMenu);
  if (!currentUser) return null;
  const linked = (item: MenuItem): IconNavItem[] => {
    const href = menuHref(item, currentUser);
    return href === null ? [] : [{ label: item.label, href, icon: ICONS[item.key] ?? Link, current: href === path }];
  };
  const { accessLevel, accessLevels } = currentUser;
  return (
    <ProfileMenuPanel
      {...inPanel}
      name={currentUser.name ?? currentUser.email}
      picture={currentUser.profileImage}
      email={currentUser.email}
      accessLevel={accessLevel?.name ?? ''}
      more={more}
      links={accountMenu(currentUser).flatMap(linked)}
      accessLevels={accessLevels.map(({ id, name }) => ({ id: String(id), name, current: id === accessLevel?.id }))}
      onSwitch={(id) => switchRole(Number(id))}
      switchTitle={SWITCH_ROLE}
      theme={
        <Stack gap={4}>
          <ThemeChoice />
          <LowDataSwitch />
        </Stack>
      }
      onSignOut={signOut}
    />
  );
}
