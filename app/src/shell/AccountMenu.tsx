import { type IconNavItem, ProfileMenu, ThemeControl, useTheme } from '@atlas/ui';
import Bug from 'lucide-react/icons/bug';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useLocation } from 'wouter';
import { type SessionUser, USER_MENU } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { showError } from '../records/actions/showError.ts';
import { useAuth } from '../session/authContext.ts';
import { useSwitchRole } from '../session/useSwitchRole.ts';
import { hrefOf } from './useMainNavigation.ts';

/** What of the user menu is about the person; the rest stands in the navigation. */
const ICONS: Partial<Record<string, IconNavItem['icon']>> = { myProfile: CircleUserRound, bugReport: Bug };

const linksOf = (user: SessionUser, path: string): IconNavItem[] =>
  USER_MENU.flatMap((item) => {
    const icon = ICONS[item.key];
    const href = icon && hrefOf(item, user);
    return href ? [{ label: item.label, href, icon, current: href === path }] : [];
  });

interface AccountMenuProps {
  user: SessionUser;
  /** `name` at the foot of a sidebar, where there is room. */
  show?: 'avatar' | 'name';
}

/** The menu behind the avatar: who is signed in, as what, the theme, and the way out. */
export function AccountMenu({ user, show = 'avatar' }: AccountMenuProps) {
  const { logOut } = useAuth();
  const [theme, setTheme] = useTheme();
  const [path, navigate] = useLocation();
  const switchRole = useSwitchRole();
  const signOut = async () => {
    try {
      await logOut();
      navigate(routePath('login'));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ProfileMenu
      show={show}
      name={user.name ?? user.email}
      picture={user.profileImage}
      email={user.email}
      accessLevel={user.accessLevel?.name ?? ''}
      links={linksOf(user, path)}
      accessLevels={user.accessLevels.map(({ id, name }) => ({ id: String(id), name, current: id === user.accessLevel?.id }))}
      onSwitch={(id) => void switchRole(Number(id))}
      switchTitle="Switch Role"
      theme={<ThemeControl value={theme} onChange={setTheme} />}
      onSignOut={() => void signOut()}
    />
  );
}
