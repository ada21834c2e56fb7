import { AppFrame, Bell, BottomBar, Footer, RoleBadge, TopBar } from '@atlas/ui';
import type { ReactNode } from 'react';
import { navbarBadge } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { useUnread } from '../bell/useUnread.ts';
import { useAuth } from '../session/authContext.ts';
import { manilaClock } from '@atlas/domain/time';
import { useNow } from '../session/useNow.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { FrameNotice } from './FrameNotice.tsx';
import { useMainNavigation } from './useMainNavigation.ts';

/** What stands around every page of a signed-in person: top bar, offline banner, content, bottom bar. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { currentUser } = useAuth();
  const { top, bottom } = useMainNavigation(currentUser);
  const now = useNow();
  const badge = navbarBadge(currentUser);
  const unread = useUnread(currentUser?.id);
  return (
    <AppFrame
      topBar={
        <TopBar
          homeHref={routePath('home')}
          items={top}
          badge={badge === null ? undefined : <RoleBadge label={badge} />}
          end={
            currentUser && (
              <>
                <Bell {...unread} />
                <AccountMenu user={currentUser} />
              </>
            )
          }
        />
      }
      notice={<FrameNotice user={currentUser} />}
      bottom={currentUser ? <BottomBar items={bottom} /> : undefined}
      footer={<Footer year={manilaClock(now).year} links={[]} />}
    >
      {children}
    </AppFrame>
  );
}
