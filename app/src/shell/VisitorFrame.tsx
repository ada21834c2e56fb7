import { AppFrame, OfflineBanner, SignedOutActions, TopBar } from '@atlas/ui';
import type { ReactNode } from 'react';
import { routePath } from '@atlas/domain/navigation';
import { useAuth } from '../session/authContext.ts';
import { Overlays } from '../overlays/Overlays.tsx';
import { FrameFooter } from './FrameFooter.tsx';
import { LowDataNotice } from './LowDataNotice.tsx';
import { LowDataProvider } from './LowDataProvider.tsx';
import { useOffline } from './useOffline.ts';

/** What stands around a page for who is not signed in: whose place this is, and the ways in. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { loading } = useAuth();
  const offline = useOffline();
  return (
    <LowDataProvider>
      <AppFrame
        topBar={
          <TopBar
            homeHref={routePath('home')}
            end={loading ? undefined : <SignedOutActions signInHref={routePath('login')} signUpHref={routePath('signup')} />}
          />
        }
        notice={
          <>
            <OfflineBanner offline={offline} />
            <LowDataNotice />
            <Overlays />
          </>
        }
        footer={<FrameFooter user={null} />}
      >
        {children}
      </AppFrame>
    </LowDataProvider>
  );
}
