import Plus from 'lucide-react/icons/plus';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import type { IconNavItem } from './NavItem.ts';
import { Group, Item, Menu, Panel } from './profileMenuStyle.ts';
import { useMenuButton } from './useMenuButton.ts';

export interface QuickActionsProps {
  /** What the user may create: "New course", "New user". Renders nothing if empty. */
  items: readonly IconNavItem[];
  /** `icon` in a TopBar, `words` in a Sidebar. */
  show?: 'icon' | 'words' | undefined;
  label?: string | undefined;
}

/** A menu for creating records from anywhere. In the TopBar or the Sidebar; a sheet on phones. */
export function QuickActions({ items, show = 'icon', label = 'Quick actions' }: QuickActionsProps) {
  const link = useContext(LinkContext);
  const { open, close, root, button, panel, menu } = useMenuButton();
  if (items.length === 0) return null;
  return (
    <Root {...root} $show={show}>
      {show === 'icon' ? (
        <IconButton icon={Plus} label={label} {...button} />
      ) : (
        <Button iconStart={Plus} block {...button}>
          {label}
        </Button>
      )}
      {open && (
        <WidePanel $from="above" {...panel}>
          <Menu {...menu} aria-label={label}>
            <Group role="none">
              {items.map(({ label: name, href, icon }) => (
                <Item key={href} as={link} href={href} role="menuitem" tabIndex={-1} onClick={close}>
                  <Icon icon={icon} tone="muted" />
                  {name}
                </Item>
              ))}
            </Group>
          </Menu>
        </WidePanel>
      )}
    </Root>
  );
}

const Root = styled.span<{ $show: 'icon' | 'words' }>`
  display: ${({ $show }) => ($show === 'words' ? 'grid' : 'inline-grid')};
`;

const WidePanel = styled(Panel)`
  ${media.tablet} {
    inset: calc(var(--button-bottom) + var(--space-2)) auto auto min(var(--button-left), calc(100vw - 248px));
    width: 240px;
  }
`;
