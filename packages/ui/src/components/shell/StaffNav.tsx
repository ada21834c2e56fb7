import ChevronDown from 'lucide-react/icons/chevron-down';
import { useContext } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkContext } from '../../primitives/linkContext.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import type { StaffNavItem } from './NavItem.ts';

export interface StaffNavProps {
  items: readonly StaffNavItem[];
}

/** The staff navigation in two levels: the group of the current page is expanded, the others are collapsible. Inside Sidebar and MobileMenu. */
export function StaffNav({ items }: StaffNavProps) {
  const link = useContext(LinkContext);
  return (
    <List>
      {items.map((item) => (
        <li key={item.label}>
          {item.items ? (
            <details open={item.items.some(({ current }) => current)}>
              <GroupToggle>
                <Icon icon={item.icon} size="s" tone="muted" />
                <Label>{item.label}</Label>
                <Icon icon={ChevronDown} size="s" tone="muted" />
              </GroupToggle>
              <List>
                {item.items.map(({ label, href, current }) => (
                  <li key={href}>
                    <ChildLink as={link} href={href} aria-current={current ? 'page' : undefined}>
                      {label}
                    </ChildLink>
                  </li>
                ))}
              </List>
            </details>
          ) : (
            <ItemLink as={link} href={item.href} aria-current={item.current ? 'page' : undefined}>
              <Icon icon={item.icon} size="s" />
              <Label>{item.label}</Label>
              {item.count && (
                <>
                  <Count aria-hidden="true">{item.count.shown}</Count>
                  <VisuallyHidden>{item.count.label}</VisuallyHidden>
                </>
              )}
            </ItemLink>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--touch);
  padding-inline: 10px;
  border-radius: var(--radius-control);
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  text-decoration: none;
  cursor: pointer;
  ${media.desktop} {
    min-height: var(--control-dense);
  }
  &:hover {
    background: var(--track);
  }
  &[aria-current] {
    background: var(--accent-surface);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  > svg:first-child {
    width: 18px;
    height: 18px;
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const ItemLink = styled.a`
  ${row}
  &:not([aria-current]) > svg {
    color: var(--ink-muted);
  }
`;

const GroupToggle = styled.summary`
  ${row}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > svg:last-child {
    transition: rotate var(--base) var(--ease);
  }
  details[open] > & > svg:last-child {
    rotate: 180deg;
  }
`;

const ChildLink = styled.a`
  ${row}
  padding-left: 38px;
  &:not([aria-current]) {
    color: var(--ink-muted);
  }
  ${media.desktop} {
    min-height: 32px;
  }
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
`;

const Count = styled.span`
  min-width: 22px;
  padding: 1px 7px;
  border-radius: var(--radius-pill);
  background: var(--neutral-surface);
  color: var(--neutral-ink);
  font-size: var(--text-12);
  font-weight: var(--weight-title);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
