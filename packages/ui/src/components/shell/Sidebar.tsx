import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import { Logo } from '../art/Logo.tsx';
import type { StaffNavItem } from './NavItem.ts';
import { StaffNav } from './StaffNav.tsx';

export interface SidebarProps {
  homeHref: string;
  items: readonly StaffNavItem[];
  label?: string | undefined;
  /** Beside the logo, or below it where a Bell is: a RoleBadge. */
  badge?: ReactNode;
  /** At the end of the header: a Bell. */
  bell?: ReactNode;
  /** Below the logo: search and quick actions. */
  tools?: ReactNode;
  /** In the footer: the ProfileMenu with the name shown. */
  account?: ReactNode;
}

/** The staff navigation from 900 px, on the left of a StaffFrame. Below 900 px the same items are in the MobileMenu. */
export function Sidebar({ homeHref, items, label = 'Main', badge, bell, tools, account }: SidebarProps) {
  const link = useContext(LinkContext);
  return (
    <Root aria-label={label}>
      <Header>
        <Brand as={link} href={homeHref} aria-label="Atlas home">
          <Logo />
        </Brand>
        {bell ?? badge}
      </Header>
      {bell !== undefined && bell !== null && badge !== undefined && badge !== null && <BadgeRow>{badge}</BadgeRow>}
      {tools}
      <ScrollArea>
        <StaffNav items={items} />
      </ScrollArea>
      {account}
    </Root>
  );
}

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    width: var(--sidebar);
    height: 100dvh;
    padding: var(--space-3);
    border-right: var(--border) solid var(--line);
    background: var(--surface-sunken);
  }
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

const BadgeRow = styled.div`
  padding-inline: var(--space-2);
`;

const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding-inline: var(--space-2);
  border-radius: var(--radius-control);
  text-decoration: none;
`;

// The padding leaves room for focus rings, which a scroll container would clip.
const ScrollArea = styled.div`
  flex: 1;
  min-height: 0;
  margin: calc(-1 * var(--space-1));
  padding: var(--space-1);
  overflow-y: auto;
`;
