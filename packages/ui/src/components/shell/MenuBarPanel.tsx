import { useContext, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { LinkContext } from '../../primitives/linkContext.ts';
import type { NavItem } from './NavItem.ts';
import { Group, Item, Menu, Panel } from './profileMenuStyle.ts';
import type { MenuPanelProps } from './useMenuButton.ts';

export interface MenuBarPanelProps extends MenuPanelProps {
  /** The name of the group. */
  label: string;
  items: readonly NavItem[];
}

/** The open group of a MenuBar: its pages, below its button. */
export function MenuBarPanel({ label, items, panel, menu, onClose }: MenuBarPanelProps) {
  const link = useContext(LinkContext);
  const { ref } = panel;
  useLayoutEffect(() => {
    const left = ref.current?.parentElement?.getBoundingClientRect().left ?? 0;
    ref.current?.style.setProperty('--button-left', `${left}px`);
  }, [ref]);
  return (
    <Below {...panel}>
      <Menu {...menu} aria-label={label}>
        <Group role="none">
          {items.map(({ label: name, href, current }) => (
            <Item
              key={href}
              as={link}
              href={href}
              role="menuitem"
              tabIndex={-1}
              aria-current={current ? 'page' : undefined}
              onClick={onClose}
            >
              {name}
            </Item>
          ))}
        </Group>
      </Menu>
    </Below>
  );
}

const Below = styled(Panel)`
  right: auto;
  left: min(var(--button-left, 0px), calc(100vw - 256px));
  width: 240px;
`;
