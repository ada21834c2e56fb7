import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { Logo } from '../art/Logo.tsx';
import { useModalDialog } from '../feedback/useModalDialog.ts';
import type { StaffNavItem } from './NavItem.ts';
import { StaffNav } from './StaffNav.tsx';

interface MobileMenuPanelProps {
  items: readonly StaffNavItem[];
  onClose: () => void;
  children?: ReactNode;
  label?: string | undefined;
  closeLabel?: string | undefined;
}

/** The open MobileMenu: modal, closes when a link is followed. */
export function MobileMenuPanel({ items, onClose, children, label = 'Main', closeLabel = 'Close menu' }: MobileMenuPanelProps) {
  const { onClick: onBackdropClick, ...modal } = useModalDialog({ onClose, mustAnswer: false });
  const onClick = (event: MouseEvent) => {
    onBackdropClick(event);
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Root {...modal} onClick={onClick} aria-label={label}>
      <Content>
        <Header>
          <Logo />
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </Header>
        <Nav aria-label={label}>
          <StaffNav items={items} />
        </Nav>
        {children !== undefined && <Footer>{children}</Footer>}
      </Content>
    </Root>
  );
}

const slide = keyframes`
  from { translate: -16px 0; opacity: 0; }
`;

const Root = styled.dialog`
  width: min(304px, calc(100% - var(--space-12)));
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-right: var(--border) solid var(--line);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  &::backdrop {
    background: var(--scrim);
  }
  ${media.motion} {
    animation: ${slide} var(--slow) var(--ease);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--bar);
  padding: 0 var(--space-2) 0 var(--space-4);
`;

const Nav = styled.nav`
  flex: 1;
  min-height: 0;
  padding: var(--space-1) var(--space-3) var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Footer = styled.div`
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border) solid var(--line);
`;
