import { AppLayout, BottomBar, RoleBadge, TopBar } from '@atlas/ui';
import type { ReactNode } from 'react';
import { navbarBadge, ownMenu } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { BellMenu } from '../notifications/BellMenu.tsx';
import { Overlays } from '../overlays/Overlays.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useAuth } from '../session/authContext.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LayoutFooter } from './LayoutFooter.tsx';
import { LayoutNotice } from './LayoutNotice.tsx';
import { LowDataProvider } from './LowDataProvider.tsx';
import { ProgressButton } from './ProgressButton.tsx';
import { type MenuOf, useMainNavigation } from './useMainNavigation.ts';

/**
 * The layout of a signed-in user's pages: top bar, offline banner, content, bottom bar.
 *
 * @param props.menuOf the user's menu; by default the one without the pages of the team, which
 *   members do not load
 */
export function MemberLayout({ menuOf = ownMenu, children }: { menuOf?: MenuOf; children: ReactNode }) {
  const { currentUser } = useAuth();
  const { top, bottom } = useMainNavigation(currentUser, menuOf);
  const badge = navbarBadge(currentUser);
  return (
    <LowDataProvider>
      <AppLayout
        topBar={
          <TopBar
            homeHref={routePath('home')}
            items={top}
            badge={badge === null ? undefined : <RoleBadge label={badge} />}
            end={
              currentUser && (
                <>
                  <SearchBox user={currentUser} />
                  <ProgressButton user={currentUser} />
                  <BellMenu userId={currentUser.id} />
                  <AccountMenu user={currentUser} />
                </>
              )
            }
          />
        }
        notice={
          <>
            <LayoutNotice user={currentUser} />
            <Overlays />
          </>
        }
        bottom={currentUser ? <BottomBar items={bottom} /> : undefined}
        footer={<LayoutFooter user={currentUser} />}
      >
        {children}
      </AppLayout>
    </LowDataProvider>
  );
}
