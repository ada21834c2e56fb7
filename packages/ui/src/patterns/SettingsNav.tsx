import { useContext } from 'react';
import { styled } from 'styled-components';
import { scrollFade } from '../components/data/tabStyle.ts';
import type { NavItem } from '../components/shell/NavItem.ts';
import { LinkContext } from '../primitives/linkContext.ts';
import { media } from '../tokens/media.ts';

interface SettingsNavProps {
  groups: readonly { readonly title?: string | undefined; readonly items: readonly NavItem[] }[];
  label: string;
}

/** The navigation of a SettingsPage. */
export function SettingsNav({ groups, label }: SettingsNavProps) {
  const link = useContext(LinkContext);
  return (
    <Root aria-label={label}>
      {groups.map(({ title, items }) => (
        <Group key={title ?? ''}>
          {title !== undefined && <Title>{title}</Title>}
          <List>
            {items.map((item) => (
              <li key={item.href}>
                <Item as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
                  {item.label}
                </Item>
              </li>
            ))}
          </List>
        </Group>
      ))}
    </Root>
  );
}

// Below 900 px a full-bleed row that scrolls horizontally; the padding keeps focus rings from being clipped.
const Root = styled.nav`
  display: flex;
  gap: var(--space-1);
  min-width: 0;
  margin-inline: calc(-1 * var(--gutter, 0px));
  padding-inline: var(--gutter, 0px);
  overflow-x: auto;
  border-bottom: var(--border) solid var(--line);
  scrollbar-width: none;
  ${scrollFade}
  ${media.desktop} {
    animation: none;
    position: sticky;
    top: calc(var(--bar) + var(--space-6));
    display: grid;
    align-content: start;
    gap: var(--space-5);
    max-height: calc(100dvh - var(--bar) - var(--space-12));
    margin: 0;
    padding: 0;
    overflow-y: auto;
    border: 0;
  }
`;

const Group = styled.div`
  display: contents;
  ${media.desktop} {
    display: grid;
    gap: var(--space-1);
  }
`;

const Title = styled.p`
  display: none;
  ${media.desktop} {
    display: block;
    padding-inline: 10px;
    color: var(--ink-muted);
    font-size: var(--text-12);
    font-weight: var(--weight-label);
  }
`;

const List = styled.ul`
  display: flex;
  flex: none;
  gap: var(--space-1);
  ${media.desktop} {
    display: grid;
    gap: 2px;
  }
`;

const Item = styled.a`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding: 3px var(--space-3) 0;
  border-bottom: 3px solid transparent;
  color: var(--ink-muted);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: var(--ink);
  }
  &[aria-current] {
    border-bottom-color: var(--accent);
    color: var(--accent-text);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
  ${media.desktop} {
    min-height: var(--control-dense);
    padding: var(--space-1) 10px;
    border: 0;
    border-radius: var(--radius-control);
    color: var(--ink);
    font-weight: var(--weight-medium);
    white-space: normal;
    &:hover {
      background: var(--surface-sunken);
    }
    &[aria-current] {
      background: var(--accent-surface);
      color: var(--accent-text);
      font-weight: var(--weight-strong);
    }
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    /* Transparent borders are visible here. */
    &:not([aria-current]) {
      border-bottom-color: Canvas;
    }
  }
`;
