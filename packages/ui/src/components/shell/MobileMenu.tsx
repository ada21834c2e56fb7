import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { MobileMenuPanel } from './MobileMenuPanel.tsx';
import type { StaffNavItem } from './NavItem.ts';

export interface MobileMenuProps {
  items: readonly StaffNavItem[];
  /** The footer: bug report, sign-out. */
  children?: ReactNode;
  label?: string | undefined;
  openLabel?: string | undefined;
  closeLabel?: string | undefined;
}

/** The staff navigation below 900 px: a button for the start of the TopBar, and a panel that slides in from the left. */
export function MobileMenu({ openLabel = 'Open menu', ...panel }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Root>
      <IconButton icon={Menu} label={openLabel} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && <MobileMenuPanel {...panel} onClose={() => setOpen(false)} />}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
  ${media.desktop} {
    display: none;
  }
`;
