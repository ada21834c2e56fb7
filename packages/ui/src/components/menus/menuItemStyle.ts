import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** A menu item; `data-highlighted` marks the one under the keyboard or mouse. */
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-1) 10px;
  border: 0;
  border-radius: var(--radius-small);
  outline: none;
  background: none;
  color: var(--ink);
  font-size: var(--text-16);
  font-weight: var(--weight-medium);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  &[data-highlighted] {
    background: var(--surface-sunken);
  }
  &[data-tone='danger'] {
    color: var(--danger-ink);
  }
  &[data-tone='danger'][data-highlighted] {
    background: var(--danger-surface);
  }
  &:focus-visible {
    outline: var(--ring) solid var(--focus);
    outline-offset: calc(-1 * var(--ring));
  }
  &[data-disabled] {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  ${media.desktop} {
    min-height: var(--control-dense);
    font-size: var(--text-14);
  }
  ${media.forcedColors} {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
