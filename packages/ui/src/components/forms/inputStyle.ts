import { css } from 'styled-components';

/** The styles of inputs. The font size stays 16 px on phones, so that iOS does not zoom in. */
export const inputStyle = css`
  width: 100%;
  min-width: 0;
  min-height: var(--control);
  padding: var(--input-pad);
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--control-text);
  line-height: var(--leading-text);
  transition: border-color var(--fast) var(--ease);
  &::placeholder {
    color: var(--ink-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink-muted);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger-ink);
    outline: var(--border) solid var(--danger-ink);
    outline-offset: 0;
  }
  &:focus {
    outline: 2px solid var(--focus);
    outline-offset: 0;
    border-color: var(--focus);
  }
  &:read-only:not(select, :disabled) {
    background: var(--surface-sunken);
    border-style: dashed;
  }
  &:disabled {
    background: var(--surface-sunken);
    color: var(--ink-muted);
    border-style: solid;
    border-color: var(--line);
    opacity: 1;
    cursor: not-allowed;
  }
`;
