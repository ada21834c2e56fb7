import { MenuBar, MobileMenu, RoleBadge, Sidebar, SidebarToggle, StaffLayout as Around, TopBar } from '@atlas/ui';
import type { ReactNode } from 'react';
import { hasExtraPadding, navbarBadge, roleInUse, sidebarStartsOpen } from '@atlas/domain/access';
import { routePath } from '@atlas/domain/navigation';
import { BellMenu } from '../notifications/BellMenu.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useAuth } from '../session/authContext.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LayoutFooter } from './LayoutFooter.tsx';
import { LayoutNotice } from './LayoutNotice.tsx';
import { LowDataProvider } from './LowDataProvider.tsx';
import { QuickCreate } from './QuickCreate.tsx';
import { useStaffNavigation } from './useStaffNavigation.ts';

/**
 * The layout of staff pages: the top bar, and the menu at the left edge, behind a button on phones.
 * From 1200 px the top bar has the menu as well.
 */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { currentUser } = useAuth();
  const items = useStaffNavigation(currentUser);
  const label = navbarBadge(currentUser);
  const startsOpen = sidebarStartsOpen(roleInUse(currentUser));
  return (
    <LowDataProvider>
      <Around
        sidebar={<Sidebar items={items} />}
        startsOpen={startsOpen}
        inset={hasExtraPadding(currentUser)}
        topBar={
          <TopBar
            homeHref={routePath('home')}
            start={
              <>
                <SidebarToggle startsOpen={startsOpen} />
                <MobileMenu items={items} />
              </>
            }
            badge={
              <>
                {label !== null && <RoleBadge label={label} />}
                <MenuBar items={items} />
              </>
            }
            end={
              currentUser && (
                <>
                  <QuickCreate user={currentUser} />
                  <SearchBox user={currentUser} />
                  <BellMenu userId={currentUser.id} />
                  <AccountMenu user={currentUser} />
                </>
              )
            }
          />
        }
        notice={<LayoutNotice user={currentUser} />}
        footer={<LayoutFooter user={currentUser} />}
      >
        {children}
      </Around>
    </LowDataProvider>
  );
}
