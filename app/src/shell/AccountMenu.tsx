import { ProfileMenu, ThemeControl, useTheme } from '@atlas/ui';
import { useLocation } from 'wouter';
import type { SessionUser } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { showError } from '../records/actions/showError.ts';
import { useAuth } from '../session/authContext.ts';
import { useSwitchRole } from '../session/useSwitchRole.ts';

interface AccountMenuProps {
  user: SessionUser;
  /** `name` at the foot of a sidebar, where there is room. */
  show?: 'avatar' | 'name';
}

/** The menu behind the avatar: who is signed in, as what, the theme, and the way out. */
export function AccountMenu({ user, show = 'avatar' }: AccountMenuProps) {
  const { logOut } = useAuth();
  const [theme, setTheme] = useTheme();
  const [, navigate] = useLocation();
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
      email={user.email}
      accessLevel={user.accessLevel?.name ?? ''}
      links={[]}
      accessLevels={user.accessLevels.map(({ id, name }) => ({ id: String(id), name, current: id === user.accessLevel?.id }))}
      onSwitch={(id) => void switchRole(Number(id))}
      switchTitle="Switch Role"
      theme={<ThemeControl value={theme} onChange={setTheme} />}
      onSignOut={() => void signOut()}
    />
  );
}
