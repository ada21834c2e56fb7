import { Alert, AuthPage } from '@atlas/ui';
import type { ComponentProps } from 'react';
import { routePath } from '@atlas/domain/navigation';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { LayoutFooter } from '../../shell/LayoutFooter.tsx';
import { useOffline } from '../../shell/useOffline.ts';

/** The page of each sign-in, sign-up and recovery form, with the legal links and a lost connection. */
export function EntryPage({ children, ...page }: Omit<ComponentProps<typeof AuthPage>, 'homeHref' | 'legal'>) {
  'use no memo';
  const offline = useOffline();
  return (
    <AuthPage {...page} homeHref={routePath('home')} legal={<LayoutFooter user={null} />}>
      <PageTitle />
      {offline && <Alert live>You are offline. You can continue once you are connected again.</Alert>}
      {children}
    </AuthPage>
  );
}
