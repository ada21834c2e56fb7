import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** The box of a checkbox in a form. */
export const checkboxStyle = css`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: var(--choice-box);
  height: var(--choice-box);
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);
  cursor: inherit;
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 11px;
    height: 6px;
    border: solid var(--accent-ink);
    border-width: 0 0 2.5px 2.5px;
    rotate: -45deg;
    translate: 0 -2px;
  }
  &[aria-invalid='true'] {
    border-width: 2px;
    border-color: var(--danger-ink);
  }
  &:disabled {
    background: var(--surface-sunken);
    border-color: var(--line-strong);
  }
  &:disabled:checked::after {
    border-color: var(--ink-muted);
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
`;
