import type { ReactNode } from 'react';
import { Vignette } from '../components/art/Vignette.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';

export interface ForbiddenPageProps {
  title?: string | undefined;
  /** The access levels that may see this page, the current one, and who can help. */
  text: ReactNode;
  homeHref: string;
  backText?: string | undefined;
  /** The sign-in page, for a visitor: signing in is then the main action. */
  signInHref?: string | undefined;
  signInText?: string | undefined;
  /** A secondary action, such as Switch role for users with several access levels. */
  action?: ReactNode;
}

/**
 * A page that the current access level may not open: states why and who can help, and links home.
 */
export function ForbiddenPage({
  title = 'Access Restricted',
  text,
  homeHref,
  backText = 'Go Back',
  signInHref,
  signInText = 'Log in',
  action,
}: ForbiddenPageProps) {
  return (
    <EmptyState
      level={1}
      vignette={<Vignette of="locked" />}
      title={title}
      text={text}
      action={
        <>
          {signInHref !== undefined && (
            <ButtonLink variant="primary" href={signInHref}>
              {signInText}
            </ButtonLink>
          )}
          <ButtonLink variant={signInHref === undefined ? 'primary' : 'secondary'} href={homeHref}>
            {backText}
          </ButtonLink>
          {action}
        </>
      }
    />
  );
}
