import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { useModalDialog } from './useModalDialog.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays visible below the content. */
  actions?: ReactNode;
  /** 450 px, or 720 for what needs two columns or long lines. */
  size?: 'regular' | 'wide' | undefined;
  closeLabel?: string | undefined;
}

/**
 * Details or a longer task next to the page: on the right, a sheet on phones. For a question use
 * ConfirmDialog.
 */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, children, actions, size = 'regular', closeLabel = 'Close' }: Omit<DrawerProps, 'open'>) {
  const titleId = useId();
  const modal = useModalDialog({ onClose, mustAnswer: false });
  return (
    <Root {...modal} $size={size} aria-labelledby={titleId}>
      <Content>
        <Header>
          <Heading level={2} size="subheading" id={titleId}>
            {title}
          </Heading>
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </Header>
        <Body>{children}</Body>
        {actions !== undefined && <Footer>{actions}</Footer>}
      </Content>
    </Root>
  );
}

const slide = keyframes`
  from { translate: 16px 0; opacity: 0; }
`;

const rise = keyframes`
  from { translate: 0 16px; opacity: 0; }
`;

const Root = styled.dialog<{ $size: 'regular' | 'wide' }>`
  width: ${({ $size }) => ($size === 'wide' ? 'var(--read)' : 'var(--drawer)')};
  max-width: 100%;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-left: var(--border) solid var(--line);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  &::backdrop {
    background: var(--scrim);
  }
  ${media.motion} {
    animation: ${slide} var(--slow) var(--ease);
  }
  ${media.phone} {
    width: 100%;
    height: calc(100dvh - var(--space-10));
    margin: auto 0 0;
    border: solid var(--line);
    border-width: var(--border) 0 0;
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  }
  @media (max-width: 639px) and (prefers-reduced-motion: no-preference) {
    animation-name: ${rise};
  }
`;

// The drawer scrolls as a whole under its sticky header and footer, so that the arrow keys scroll it wherever the focus is.
const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

const Header = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-6);
  border-bottom: var(--border) solid var(--line);
  background: var(--surface-raised);
  ${media.phone} {
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  }
`;

const Body = styled.div`
  flex: 1;
  padding: var(--space-5) var(--space-6);
  ${media.phone} {
    padding: var(--space-4);
  }
`;

const Footer = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-6);
  border-top: var(--border) solid var(--line);
  background: var(--surface-raised);
  ${media.phone} {
    padding: 10px var(--space-4) calc(10px + env(safe-area-inset-bottom));
    > * {
      flex: 1 1 auto;
    }
  }
`;
