import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from '../components/art/Logo.tsx';
import { Scene } from '../components/art/Scene.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { LinkContext } from '../primitives/linkContext.ts';
import { Text } from '../primitives/Text.tsx';
import { media } from '../tokens/media.ts';

export interface AuthPageProps {
  title: string;
  lede?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Below a line: the alternative ("Ready to join?" and a ButtonLink). */
  footer?: ReactNode;
  homeHref: string;
  /** A Footer with the legal links, for a page without another layout. */
  legal?: ReactNode;
}

/**
 * The layout of authentication pages: sign-in, sign-up, forgotten and new password. An illustration
 * above the form, next to it from 900 px.
 */
export function AuthPage({ title, lede, children, footer, homeHref, legal }: AuthPageProps) {
  // Smaller without memos: the sign-in pages load as little code as possible.
  'use no memo';
  const link = useContext(LinkContext);
  return (
    <Root>
      <Showcase aria-label="Atlas">
        <Illustration>
          <Scene />
        </Illustration>
        <Tagline>
          <Text size={18} weight="label">
            One lesson a day is enough.
          </Text>
          <Text size={14} tone="muted">
            Your next step is saved, even when the signal is not.
          </Text>
        </Tagline>
      </Showcase>
      <Main id="main" tabIndex={-1}>
        <Brand as={link} href={homeHref} aria-label="Atlas home">
          <Logo />
        </Brand>
        <Header>
          <Heading level={1}>{title}</Heading>
          {lede !== undefined && <Text tone="muted">{lede}</Text>}
        </Header>
        {children}
        {footer !== undefined && <Footer>{footer}</Footer>}
      </Main>
      {legal}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-height: 100dvh;
  ${media.desktop} {
    grid-template: 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Showcase = styled.section`
  position: relative;
  min-width: 0;
  ${media.desktop} {
    grid-area: 1 / 2 / 3;
    position: sticky;
    top: 0;
    height: 100dvh;
    padding: var(--space-4) var(--space-4) var(--space-4) 0;
  }
`;

const Illustration = styled.div`
  height: 176px;
  overflow: hidden;
  /* The button of the form stays in sight. */
  ${media.low} {
    height: 88px;
  }
  ${media.desktop} {
    height: 100%;
    border-radius: var(--radius-sheet);
  }
`;

const Tagline = styled.div`
  display: none;
  ${media.desktop} {
    position: absolute;
    inset: auto var(--space-16) var(--space-10) var(--space-10);
    display: grid;
    gap: var(--space-1);
    max-width: 420px;
    padding: var(--space-5) var(--space-6);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-6);
  width: 100%;
  max-width: 440px;
  margin-inline: auto;
  padding: var(--space-6) var(--space-4) var(--space-8);
  &:focus {
    outline: none;
  }
  ${media.desktop} {
    align-content: safe center;
    padding-inline: var(--space-6);
  }
`;

const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: var(--touch);
  border-radius: var(--radius-control);
  text-decoration: none;
`;

const Header = styled.div`
  display: grid;
  gap: 6px;
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  padding-top: var(--space-4);
  border-top: var(--border) solid var(--line);
`;
