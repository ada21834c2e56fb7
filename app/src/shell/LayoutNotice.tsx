import { OfflineBanner } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../routing/lazyPart.ts';
import { useAuth } from '../session/authContext.ts';
import { LowDataNotice } from './LowDataNotice.tsx';
import { useOffline } from './useOffline.ts';

const ImpersonationNotice = lazyPart('ImpersonationNotice', async () => (await import('./ImpersonationNotice.tsx')).ImpersonationNotice);
const OtherRoleNotice = lazyPart('OtherRoleNotice', async () => (await import('./OtherRoleNotice.tsx')).OtherRoleNotice);
const MembershipMessage = lazyPart('MembershipMessage', async () => (await import('../overlays/MembershipMessage.tsx')).MembershipMessage);

/**
 * Milliseconds until the code loads that reports missing code and opens the search by keys. The page
 * has priority, but after an update of Atlas this code would be missing as well.
 */
const CALM_MS = 2000;

/**
 * The notices above every page: viewing as another user, a lost connection, the membership's state,
 * and the offer of low data.
 */
export function LayoutNotice({ user }: { user: SessionUser | null }) {
  const offline = useOffline();
  const { held } = useAuth();
  const isOtherRole = held !== null && held.currentUser?.id === user?.id;
  useEffect(() => {
    const timer = setTimeout(() => void import('./lateParts.ts').catch(() => undefined), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {user?.isImpersonating === true && <ImpersonationNotice user={user} />}
      {isOtherRole && <OtherRoleNotice />}
      <OfflineBanner offline={offline} />
      {user?.membership && (
        <Suspense>
          <MembershipMessage user={user} />
        </Suspense>
      )}
      <LowDataNotice />
    </>
  );
}
