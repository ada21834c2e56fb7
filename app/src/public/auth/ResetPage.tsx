import { AuthPage, Link } from '@atlas/ui';
import { RECOVERY_NEEDS_SCRIPT, RESET_PASSWORD } from '@atlas/domain/auth';
import { routePath } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';

/** The page around each step to a new password. */
export const ResetPage = ({ lede, children }: { lede?: string; children?: ReactNode }) => (
  <AuthPage title={RESET_PASSWORD} lede={lede} homeHref={routePath('home')} footer={<Link href={routePath('login')}>Back to log in</Link>}>
    <PageTitle />
    <noscript>{RECOVERY_NEEDS_SCRIPT}</noscript>
    {children}
  </AuthPage>
);
