import { Bell, Footer, MobileMenu, RoleBadge, Sidebar, StaffFrame as Around, TopBar } from '@atlas/ui';
import type { ReactNode } from 'react';
import { navbarBadge } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { useUnread } from '../bell/useUnread.ts';
import { useAuth } from '../session/authContext.ts';
import { manilaClock } from '@atlas/domain/time';
import { useNow } from '../session/useNow.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { FrameNotice } from './FrameNotice.tsx';
import { useStaffNavigation } from './useStaffNavigation.ts';

/** What stands around every page of those who work in Atlas: the menu down the left edge, on phones behind a button. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { currentUser } = useAuth();
  const items = useStaffNavigation(currentUser);
  const now = useNow();
  const label = navbarBadge(currentUser);
  const bell = <Bell {...useUnread(currentUser?.id)} />;
  const badge = label === null ? undefined : <RoleBadge label={label} />;
  return (
    <Around
      sidebar={
        <Sidebar
          homeHref={routePath('home')}
          items={items}
          badge={badge}
          bell={currentUser && bell}
          account={currentUser && <AccountMenu user={currentUser} show="name" />}
        />
      }
      topBar={
        <TopBar
          homeHref={routePath('home')}
          start={<MobileMenu items={items} />}
          badge={badge}
          end={
            currentUser && (
              <>
                {bell}
                <AccountMenu user={currentUser} />
              </>
            )
          }
        />
      }
      notice={<FrameNotice user={currentUser} />}
      footer={<Footer year={manilaClock(now).year} links={[]} />}
    >
      {children}
    </Around>
  );
}
