import { Link } from '@atlas/ui';
import { RECOVERY_NEEDS_SCRIPT, RESET_PASSWORD } from '@atlas/domain/auth';
import { routePath } from '@atlas/domain/navigation';
import type { ReactNode } from 'react';
import { EntryPage } from './EntryPage.tsx';

/** The page around each step to a new password. */
export const ResetPage = ({ lede, children }: { lede?: string; children?: ReactNode }) => (
  <EntryPage title={RESET_PASSWORD} lede={lede} footer={<Link href={routePath('login')}>Back to log in</Link>}>
    <noscript>{RECOVERY_NEEDS_SCRIPT}</noscript>
    {children}
  </EntryPage>
);
