import { useContext } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './Icon.tsx';
import { LinkContext } from './linkContext.ts';

export interface ChipProps {
  children: ReactNode;
  /** The formatted number of matches: 12, 1,000+. */
  count?: string | undefined;
  /** The filter is active. */
  selected?: boolean | undefined;
  /** The URL with this filter, where filters live in the URL. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  iconStart?: IconShape | undefined;
  iconEnd?: IconShape | undefined;
}

/** A filter: All, Watching, Completed. A link with `href`, a toggle button without. */
export function Chip({ children, count, selected = false, href, onClick, iconStart, iconEnd }: ChipProps) {
  const link = useContext(LinkContext);
  const content = (
    <>
      {iconStart && <Icon icon={iconStart} size="s" />}
      {children}
      {count !== undefined && <Count>{count}</Count>}
      {iconEnd && <Icon icon={iconEnd} size="s" />}
    </>
  );
  if (href !== undefined) {
    return (
      <Root as={link} href={href} onClick={onClick} aria-current={selected ? 'true' : undefined} $selected={selected}>
        {content}
      </Root>
    );
  }
  return (
    <Root as="button" type="button" onClick={onClick} aria-pressed={selected} $selected={selected}>
      {content}
    </Root>
  );
}

const looks = {
  on: 'background: var(--accent-surface); border-color: var(--accent); color: var(--accent-text);',
  off: 'background: var(--surface); border-color: var(--line-strong); color: var(--ink); &:hover { background: var(--surface-sunken); }',
};

const Root = styled.a<{ $selected: boolean; type?: 'button' }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: var(--control-dense);
  padding: 4px 12px;
  border: var(--border) solid;
  border-radius: var(--radius-pill);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${({ $selected }) => ($selected ? looks.on : looks.off)}
  ${media.touch} {
    min-width: var(--touch);
    min-height: var(--touch);
    padding-inline: 14px;
  }
  ${media.forcedColors} {
    outline: ${({ $selected }) => ($selected ? '2px solid Highlight' : 'none')};
    &:focus-visible {
      outline: var(--ring) solid Highlight;
    }
  }
`;

const Count = styled.span`
  color: var(--ink-muted);
  font-variant-numeric: tabular-nums;
`;
