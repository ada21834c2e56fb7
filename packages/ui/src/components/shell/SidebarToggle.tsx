import Menu from 'lucide-react/icons/menu';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton.tsx';
import { media } from '../../tokens/media.ts';
import { SIDEBAR_ID } from './Sidebar.tsx';
import { setSidebar, useSidebarOpen } from './sidebarState.ts';

export interface SidebarToggleProps {
  /** The initial state, until the user chooses. */
  startsOpen?: boolean | undefined;
  label?: string | undefined;
}

/**
 * Opens and closes the Sidebar, from 900 px; below that the MobileMenu replaces it. At the start of
 * a TopBar.
 */
export function SidebarToggle({ startsOpen = false, label = 'Main menu' }: SidebarToggleProps) {
  const open = useSidebarOpen(startsOpen);
  return (
    <Root>
      <IconButton
        icon={Menu}
        label={label}
        aria-expanded={open}
        aria-controls={SIDEBAR_ID}
        onClick={() => setSidebar(open ? 'closed' : 'open')}
      />
    </Root>
  );
}

const Root = styled.span`
  display: none;
  ${media.desktop} {
    display: inline-grid;
  }
`;
