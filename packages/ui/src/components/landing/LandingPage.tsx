import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { SkipLink } from '../../primitives/SkipLink.tsx';
import { media } from '../../tokens/media.ts';
import { Logo } from '../art/Logo.tsx';
import type { LandingLink } from './LandingLink.ts';

export interface LandingPageProps {
  /** The home page that the logo leads to, and its name: "Atlas home". */
  header: { readonly name: string; readonly href: string };
  login: LandingLink | null;
  /** A Footer with the legal links. */
  footer: ReactNode;
  /** The blocks. */
  children: ReactNode;
}

/**
 * A sales page. It and its blocks need no script: the server renders them once and they are never
 * hydrated.
 */
export function LandingPage({ header, login, footer, children }: LandingPageProps) {
  const link = useContext(LinkContext);
  return (
    <Root>
      <SkipLink />
      <Header>
        <Home as={link} href={header.href} aria-label={header.name}>
          <Logo />
        </Home>
        {login && (
          <Login as={link} href={login.href}>
            {login.label}
          </Login>
        )}
      </Header>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: 100dvh;
`;

// The padding centres the content, so that the line below it crosses the page.
const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: var(--bar);
  padding-inline: max(var(--space-4), 50% - 560px);
  border-bottom: var(--border) solid var(--line);
  background: var(--surface);
  ${media.tablet} {
    padding-inline: max(var(--space-6), 50% - 560px);
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  border-radius: var(--radius-control);
  text-decoration: none;
`;

const Login = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  border-radius: var(--radius-control);
  font-weight: var(--weight-label);
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Main = styled.main`
  &:focus {
    outline: none;
  }
`;
