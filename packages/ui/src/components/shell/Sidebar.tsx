import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import type { StaffNavItem } from './NavItem.ts';
import { StaffNav } from './StaffNav.tsx';

/** Referenced by the button that opens and closes it. */
export const SIDEBAR_ID = 'sidebar';

export interface SidebarProps {
  items: readonly StaffNavItem[];
  label?: string | undefined;
}

/** The staff navigation from 900 px, on the left of a StaffLayout. Below 900 px the same items are in the MobileMenu. */
export function Sidebar({ items, label = 'Main' }: SidebarProps) {
  return (
    <Root id={SIDEBAR_ID} aria-label={label}>
      <StaffNav items={items} />
    </Root>
  );
}

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: calc(var(--bar) + var(--border));
    display: var(--sidebar-display, block);
    flex: none;
    width: var(--sidebar);
    height: calc(100dvh - var(--bar) - var(--border));
    padding: var(--space-3);
    overflow-y: auto;
    border-right: var(--border) solid var(--line);
    background: var(--surface-sunken);
  }
`;
