import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const DropText = styled.span`
  display: flex;
  gap: var(--space-3);
  align-items: center;
`;

export const DropZone = styled.div<{ $over: boolean; $invalid: boolean; $isPicture: boolean }>`
  position: relative;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: center;
  min-height: 88px;
  padding: var(--space-4);
  border: var(--border) dashed ${({ $invalid }) => ($invalid ? 'var(--danger-ink)' : 'var(--line-strong)')};
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--accent-text);
  font-size: var(--text-14);
  font-weight: var(--weight-label);
  text-align: center;
  transition: background-color var(--fast) var(--ease);
  &:hover {
    background: var(--accent-surface);
  }
  ${({ $over }) => $over && 'border: var(--border) solid var(--accent); background: var(--accent-surface); box-shadow: var(--shadow-chosen);'}
  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: var(--surface-sunken);
    color: var(--ink-muted);
  }
  ${media.touch} {
    min-height: 64px;
  }
  ${({ $isPicture, $over }) =>
    $isPicture &&
    css`
      min-height: 0;
      padding: 0;
      border: 0;
      border-radius: var(--radius-media);
      background: none;
      ${$over && 'box-shadow: var(--shadow-chosen);'}
      &:hover {
        background: none;
      }
      > ${DropText} {
        position: absolute;
        right: var(--space-2);
        bottom: var(--space-2);
        gap: var(--space-2);
        min-height: 40px;
        max-width: calc(100% - 2 * var(--space-2));
        padding: var(--space-1) var(--space-3);
        border: var(--border) solid var(--line-strong);
        border-radius: var(--radius-control);
        background: var(--surface);
      }
      &:hover > ${DropText} {
        background: var(--accent-surface);
      }
    `}
`;

/* The native input, invisible over the whole box: receives clicks, keys and drops. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
  &::file-selector-button {
    cursor: pointer;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const DesktopText = styled.span`
  ${media.touch} {
    display: none;
  }
`;

export const PhoneText = styled.span`
  ${media.desktop} {
    display: none;
  }
`;

export const FileList = styled.ul`
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  > :not(:first-child) {
    border-top: var(--border) solid var(--line);
  }
`;
