import type { ReactNode } from 'react';
import { Vignette } from '../components/art/Vignette.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';

export interface ForbiddenPageProps {
  title?: string | undefined;
  /** Who may see this page, which access level is in use, and who can help. */
  text: ReactNode;
  homeHref: string;
  backText?: string | undefined;
  /** A quieter way on, such as Switch role for those who hold another access level. */
  action?: ReactNode;
}

/** A page that this access level may not open: says which one is in use and who can help, and leads home. */
export function ForbiddenPage({ title = 'Access Restricted', text, homeHref, backText = 'Go Back', action }: ForbiddenPageProps) {
  return (
    <EmptyState
      level={1}
      vignette={<Vignette of="locked" />}
      title={title}
      text={text}
      action={
        <>
          <ButtonLink variant="primary" href={homeHref}>
            {backText}
          </ButtonLink>
          {action}
        </>
      }
    />
  );
}
