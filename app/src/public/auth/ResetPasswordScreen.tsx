import { readResetLink, RESET_LINK_INVALID, type ResetLink } from '@atlas/domain/auth';
import { routePath } from '@atlas/domain/navigation';
import { showToast } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CodeStep } from './CodeStep.tsx';
import type { NewPasswordStep } from './NewPasswordStep.tsx';
import { ResetPage } from './ResetPage.tsx';
import { useHomeIfSignedIn } from './useHomeIfSignedIn.ts';
import { useResetToken } from './useResetToken.ts';

/**
 * `/reset-password`: the code from the email, then a new password.
 * @spec 1 §2.3, 2 §4
 */
export function ResetPasswordScreen() {
  const link = readResetLink(useOwnSearch());
  if (useHomeIfSignedIn()) return <ResetPage />;
  // Another link, as after requesting another code, starts over.
  return link === null ? <Invalid /> : <Steps key={link.token} link={link} />;
}

/** The query of this page. While the next page loads, the address already has that page's query. */
function useOwnSearch(): string {
  const [path] = useLocation();
  const search = useSearch();
  const [own, setOwn] = useState(search);
  if (path !== routePath('resetPassword') || own === search) return own;
  setOwn(search);
  return search;
}

function Steps({ link }: { link: ResetLink }) {
  const check = useResetToken(link.token);
  const [Next, setNext] = useState<typeof NewPasswordStep | null>(null);
  if (check.kind === 'spent') return <Invalid />;
  if (check.kind === 'good' && Next) return <Next token={link.token} email={check.email} onCodeNeeded={() => setNext(null)} />;
  // The code of the second step loads when it is needed.
  const goOn = async () => {
    const step = await import('./NewPasswordStep.tsx');
    setNext(() => step.NewPasswordStep);
  };
  return <CodeStep link={link} check={check} onVerified={goOn} />;
}

/** Sends an invalid link to the sign-in page, where the user can request another one. */
function Invalid() {
  const [, navigate] = useLocation();
  useEffect(() => {
    showToast({ kind: 'error', text: RESET_LINK_INVALID, id: 'reset-link' });
    navigate(routePath('login'), { replace: true });
  }, [navigate]);
  return <ResetPage />;
}
