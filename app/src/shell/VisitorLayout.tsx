import { AppLayout, OfflineBanner, SignedOutActions, TopBar } from '@atlas/ui';
import type { ReactNode } from 'react';
import { routePath } from '@atlas/domain/navigation';
import { useAuth } from '../session/authContext.ts';
import { Overlays } from '../overlays/Overlays.tsx';
import { LayoutFooter } from './LayoutFooter.tsx';
import { useLowData } from './lowDataContext.ts';
import { LowDataNotice } from './LowDataNotice.tsx';
import { LowDataProvider } from './LowDataProvider.tsx';
import { useOffline } from './useOffline.ts';

/**
 * The layout of a visitor's pages: the brand, and the links to sign in and sign up. The marker lets
 * the document show the question about cookies, which is outside the application.
 */
export function VisitorLayout({ children }: { children: ReactNode }) {
  const { loading } = useAuth();
  const offline = useOffline();
  return (
    <LowDataProvider>
      <AppLayout
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
            <i hidden data-asks-consent />
            <Overlays />
          </>
        }
        footer={<VisitorFooter />}
      >
        {children}
      </AppLayout>
    </LowDataProvider>
  );
}

/** The footer with the low-data switch, which signed-in users have in the account menu. */
function VisitorFooter() {
  const { state, choose } = useLowData();
  const isOn = state === 'on';
  const action = { text: isOn ? 'Turn off low data' : 'Use less data', onClick: () => choose(isOn ? 'off' : 'on') };
  return <LayoutFooter user={null} action={action} />;
}
