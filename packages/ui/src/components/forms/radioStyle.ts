import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** The circle of a radio button. */
export const radioStyle = css`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  width: var(--choice-box);
  height: var(--choice-box);
  margin: 1px 0 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  cursor: inherit;
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--accent-ink);
  }
  [aria-invalid='true'] & {
    border-width: 2px;
    border-color: var(--danger-ink);
  }
  &:disabled {
    background: var(--surface-sunken);
    border-color: var(--line-strong);
  }
  &:disabled:checked::after {
    background: var(--ink-muted);
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
`;
