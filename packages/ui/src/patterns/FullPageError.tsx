import { styled } from 'styled-components';
import { Logo } from '../components/art/Logo.tsx';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { LinkContext } from '../primitives/linkContext.ts';

export interface FullPageErrorProps {
  title?: string | undefined;
  text?: string | undefined;
  /** Reloads the page by default. */
  onReload?: (() => void) | undefined;
  reloadText?: string | undefined;
  homeHref?: string | undefined;
  homeText?: string | undefined;
  reference?: string | undefined;
}

/**
 * The last resort when nothing else can be rendered. Needs no provider, data or router; its links
 * reload the page on purpose. Every page includes it, so it has no drawing.
 */
export function FullPageError({
  title = 'Something went wrong, try again',
  text = 'Your work up to the last save is safe. Loading the page again usually helps.',
  onReload = () => window.location.reload(),
  reloadText = 'Load again',
  homeHref = '/',
  homeText = 'Go to home',
  reference,
}: FullPageErrorProps) {
  return (
    <LinkContext value="a">
      <Root id="main" tabIndex={-1}>
        <Logo />
        <EmptyState
          level={1}
          title={title}
          text={reference === undefined ? text : `${text} ${reference}`}
          action={
            <>
              <Button variant="primary" onClick={onReload}>
                {reloadText}
              </Button>
              <ButtonLink variant="quiet" href={homeHref}>
                {homeText}
              </ButtonLink>
            </>
          }
        />
      </Root>
    </LinkContext>
  );
}

const Root = styled.main`
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: var(--space-6);
  min-height: 100dvh;
  padding: var(--space-6) var(--space-4);
  &:focus {
    outline: none;
  }
`;
