import { css } from 'styled-components';

/** The props that `iconButtonStyle` needs. */
export interface IconButtonLook {
  $tone: 'ink' | 'inherit';
  $marked: boolean;
}

/** The styles shared by IconButton and IconLink: the size of a control, a centred icon, a dot for news. */
export const iconButtonStyle = css<IconButtonLook>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--control);
  height: var(--control);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: ${({ $tone }) => ($tone === 'ink' ? 'var(--ink)' : 'inherit')};
  cursor: pointer;
  transition: background-color var(--fast) var(--ease);
  &:hover {
    background: var(--accent-surface);
  }
  &:disabled {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  ${({ $marked }) =>
    $marked &&
    css`
      &::after {
        content: '';
        position: absolute;
        right: 10px;
        top: 10px;
        width: 13px;
        height: 13px;
        border: 2px solid var(--surface);
        border-radius: 50%;
        background: var(--danger-fill);
        forced-color-adjust: none;
      }
    `}
`;
