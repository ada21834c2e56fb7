import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import { Logo } from '../art/Logo.tsx';
import type { NavItem } from './NavItem.ts';

export interface TopBarProps {
  homeHref: string;
  /** The main navigation, from 900 px; below that the BottomBar or the MobileMenu takes over. */
  items?: readonly NavItem[] | undefined;
  /** Content before the logo: SidebarToggle and MobileMenu. */
  start?: ReactNode;
  /** Content after the logo: a RoleBadge. */
  badge?: ReactNode;
  /** Search, quick actions, notifications and the ProfileMenu, or SignedOutActions. */
  end?: ReactNode;
}

/**
 * The sticky header of every page: logo, main navigation and account. Below 900 px a PhoneBar
 * replaces it on the pages that have one.
 */
export function TopBar({ homeHref, items = [], start, badge, end }: TopBarProps) {
  // Smaller without memos: part of the first load of every page.
  'use no memo';
  const link = useContext(LinkContext);
  return (
    <Root data-bar="top">
      <Content>
        {start}
        <Brand as={link} href={homeHref} aria-label="Atlas home">
          <Logo />
        </Brand>
        {badge}
        {items.length > 0 && (
          <Nav aria-label="Main">
            {items.map(({ label, href, current }) => (
              <Item key={href} as={link} href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </Item>
            ))}
          </Nav>
        )}
        <Actions>{end}</Actions>
      </Content>
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-bar);
  min-width: 0;
  border-bottom: var(--border) solid var(--line);
  background: var(--surface);
`;

const Content = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  height: var(--bar);
  overflow-wrap: normal;
  max-width: calc(var(--work) + 2 * var(--space-6));
  margin-inline: auto;
  padding-inline: var(--space-2);
  [data-density='dense'] & {
    max-width: none;
  }
  ${media.tablet} {
    padding-inline: var(--space-4);
  }
`;

const Brand = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: var(--touch);
  padding-inline: var(--space-2);
  border-radius: var(--radius-control);
  text-decoration: none;
  ${media.phone} {
    [data-density='dense'] & [data-wordmark] {
      display: none;
    }
  }
`;

const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: var(--space-1);
    min-width: 0;
    padding-inline: var(--space-4);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Item = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 40px;
  padding-inline: 14px;
  border-radius: var(--radius-pill);
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  text-decoration: none;
  &:hover {
    background: var(--surface-sunken);
    color: var(--ink);
  }
  &[aria-current] {
    background: var(--accent-surface);
    color: var(--accent-text);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
  ${media.forcedColors} {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

const Actions = styled.div`
  --search: 240px;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1);
  min-width: 0;
  ${media.desktop} {
    min-width: min-content;
  }
`;
