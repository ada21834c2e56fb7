import { AppFrame, BottomBar, Footer, OfflineBanner, RoleBadge, SignedOutActions, TopBar, type PhoneBarProps } from '@atlas/ui';
import type { ReactNode } from 'react';
import { routePath } from '@atlas/domain/navigation';
import { useAuth } from '../session/authContext.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { roleBadge } from './roleBadge.ts';
import { useMainNavigation } from './useMainNavigation.ts';
import { useOffline } from './useOffline.ts';

interface MemberFrameProps {
  children: ReactNode;
  /** On phones: the way back and the name of the place, instead of the brand and the bottom bar. */
  phone?: PhoneBarProps;
  /** What stays at the bottom of the screen (StickyActions). */
  actions?: ReactNode;
}

/** What stands around every page of a signed-in person: top bar, offline banner, content, bottom bar. */
export function MemberFrame({ children, phone, actions }: MemberFrameProps) {
  const { currentUser } = useAuth();
  const { top, bottom } = useMainNavigation(currentUser);
  const offline = useOffline();
  const badge = roleBadge(currentUser);
  return (
    <AppFrame
      top={
        <TopBar
          homeHref={routePath('home')}
          items={top}
          badge={badge === null ? undefined : <RoleBadge label={badge} />}
          end={
            currentUser ? <AccountMenu user={currentUser} /> : <SignedOutActions signInHref={routePath('login')} signUpHref={routePath('signup')} />
          }
          phone={phone}
        />
      }
      banner={<OfflineBanner offline={offline} />}
      bottom={actions ?? (currentUser && !phone ? <BottomBar items={bottom} /> : undefined)}
      footer={phone ? undefined : <Footer year={new Date().getFullYear()} links={[]} />}
    >
      {children}
    </AppFrame>
  );
}
