import type { ReactNode } from 'react';
import { Vignette } from '../components/art/Vignette.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';

export interface NotFoundPageProps {
  title?: string | undefined;
  text?: ReactNode;
  homeHref: string;
  homeText?: string | undefined;
  /** A secondary action, such as a link to the list. */
  action?: ReactNode;
}

/** A URL that does not exist, or a deleted record. */
export function NotFoundPage({
  title = 'Page not found',
  text = 'The address may have a typing error, or what was here has moved.',
  homeHref,
  homeText = 'Go to home',
  action,
}: NotFoundPageProps) {
  return (
    <EmptyState
      level={1}
      vignette={<Vignette of="lost" />}
      title={title}
      text={text}
      action={
        <>
          <ButtonLink variant="primary" href={homeHref}>
            {homeText}
          </ButtonLink>
          {action}
        </>
      }
    />
  );
}
