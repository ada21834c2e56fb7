import { useContext } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { media } from '../../tokens/media.ts';
import type { IconNavItem } from './NavItem.ts';

export interface BottomBarProps {
  /** Up to five; each label has 68 px on the narrowest phone. */
  items: readonly IconNavItem[];
}

/**
 * The main navigation below 900 px, fixed to the bottom. The last child of an AppLayout, which hides it while StickyActions are
 * shown: in a lesson or a form there is no need to navigate away.
 */
export function BottomBar({ items }: BottomBarProps) {
  const link = useContext(LinkContext);
  return (
    <Root aria-label="Sections" data-bar="bottom">
      {items.map((item) => (
        <Item key={item.href} as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
          <Indicator>
            <Icon icon={item.icon} />
          </Indicator>
          {item.label}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bar);
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: calc(var(--tabs) + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: var(--border) solid var(--line);
  background: var(--surface);
  ${media.desktop} {
    display: none;
  }
`;

const Indicator = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 28px;
  border-radius: var(--radius-pill);
`;

// A word never breaks, so large text ends at the width of a tab.
const Item = styled.a`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 3px;
  color: var(--ink-muted);
  font-size: min(var(--text-12), 3.8vw);
  overflow-wrap: normal;
  font-weight: var(--weight-label);
  line-height: var(--leading-tight);
  text-align: center;
  text-decoration: none;
  &[aria-current] {
    color: var(--accent-text);
    font-weight: var(--weight-title);
  }
  &[aria-current] ${Indicator} {
    background: var(--accent-surface);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--ring));
  }
  ${media.forcedColors} {
    &[aria-current] ${Indicator} {
      outline: 2px solid Highlight;
    }
  }
`;
