import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import type { NavItem, StaffNavItem } from './NavItem.ts';
import { useMenuButton } from './useMenuButton.ts';

export interface MenuBarProps {
  items: readonly StaffNavItem[];
  label?: string | undefined;
}

/**
 * The staff navigation inside the TopBar, from 1200 px: links, and a menu for each group. Below
 * that, the Sidebar and the MobileMenu have the same items.
 */
export function MenuBar({ items, label = 'Top menu' }: MenuBarProps) {
  const link = useContext(LinkContext);
  return (
    <Root aria-label={label}>
      <List>
        {items.map((item) => (
          <li key={item.label}>
            {item.items ? (
              <Group label={item.label} items={item.items} />
            ) : (
              <ItemLink as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.label}
              </ItemLink>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}

const loadPanel = async () => (await import('./MenuBarPanel.tsx')).MenuBarPanel;

/** A button that opens the pages of a group; marked while one of them is open. */
function Group({ label, items }: { label: string; items: readonly NavItem[] }) {
  const { Panel, root, button, inPanel } = useMenuButton(loadPanel);
  return (
    <span {...root}>
      <GroupButton type="button" {...button} aria-current={items.some(({ current }) => current) ? 'true' : undefined}>
        {label}
        <Icon icon={ChevronDown} size="s" tone="muted" />
      </GroupButton>
      {Panel && <Panel {...inPanel} label={label} items={items} />}
    </span>
  );
}

// The space that the rest of a dense TopBar takes: with an icon, and from 1400 px with a field for
// the search. More items, or larger text, scroll.
const Root = styled.nav`
  flex: none;
  max-width: calc(100vw - 476px);
  padding-inline: var(--space-2);
  overflow-x: auto;
  scrollbar-width: thin;
  @media (max-width: 1199px) {
    display: none;
  }
  @media (min-width: 1400px) {
    max-width: calc(100vw - 676px);
  }
`;

const List = styled.ul`
  display: flex;
  gap: 2px;
  width: max-content;
`;

const item = css`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 40px;
  padding-inline: 10px;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
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

const ItemLink = styled.a`
  ${item}
`;

const GroupButton = styled.button`
  ${item}
  > svg {
    width: 16px;
    height: 16px;
    color: inherit;
  }
`;
