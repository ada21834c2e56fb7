import { css } from 'styled-components';

/** The small buttons inside a Combobox or a SearchField. */
export const comboboxButtonStyle = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  min-height: 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink-muted);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &:disabled,
  &[data-disabled] {
    cursor: not-allowed;
  }
`;
