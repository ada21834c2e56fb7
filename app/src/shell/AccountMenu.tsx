import { type IconNavItem, ProfileMenu } from '@atlas/ui';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useLocation } from 'wouter';
import type { SessionUser } from '@atlas/domain/access';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { Suspense } from 'react';
import { showError } from '../records/actions/showError.ts';
import { part } from '../routing/part.ts';
import { hasScreenFor } from '../routing/screenNames.ts';
import { useAuth } from '../session/authContext.ts';
import { useSwitchRole } from '../session/useSwitchRole.ts';

// It comes with the first press; without it the rest of the menu is there all the same.
const ThemeChoice = part(
  'ThemeChoice',
  async () => (await import('./ThemeChoice.tsx')).ThemeChoice,
  () => null,
);

/** The pages that are about the person; the others of the user menu stand in the navigation. */
function linksOf(user: SessionUser, path: string): IconNavItem[] {
  if (!hasScreenFor(user, 'myProfile')) return [];
  const href = routePath('myProfile');
  return [{ label: routeNamed('myProfile').title, href, icon: CircleUserRound, current: href === path }];
}

interface AccountMenuProps {
  user: SessionUser;
  /** `name` at the foot of a sidebar, where there is room. */
  show?: 'avatar' | 'name';
}

/** The menu behind the avatar: who is signed in, as what, the theme, and the way out. */
export function AccountMenu({ user, show = 'avatar' }: AccountMenuProps) {
  const { logOut } = useAuth();
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
      theme={
        <Suspense>
          <ThemeChoice />
        </Suspense>
      }
      onSignOut={() => void signOut()}
    />
  );
}
