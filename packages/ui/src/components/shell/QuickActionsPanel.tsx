import { useContext } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import type { IconNavItem } from './NavItem.ts';
import { Group, Item, Menu, Panel } from './profileMenuStyle.ts';
import type { MenuPanelProps } from './useMenuButton.ts';

export interface QuickActionsPanelProps extends MenuPanelProps {
  /** The records that the user may create: "Course", "User". */
  items: readonly IconNavItem[];
  label?: string | undefined;
}

/** The open QuickActions: a popover below its button, a sheet on phones. */
export function QuickActionsPanel({ items, label = 'Quick actions', panel, menu, onClose }: QuickActionsPanelProps) {
  const link = useContext(LinkContext);
  return (
    <Narrow {...panel}>
      <Menu {...menu} aria-label={label}>
        <Group role="none">
          {items.map(({ label: name, href, icon }) => (
            <Item key={href} as={link} href={href} role="menuitem" tabIndex={-1} onClick={onClose}>
              <Icon icon={icon} tone="muted" />
              {name}
            </Item>
          ))}
        </Group>
      </Menu>
    </Narrow>
  );
}

const Narrow = styled(Panel)`
  ${media.tablet} {
    width: 240px;
  }
`;
