import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

/** The box styled like an input that holds the chips and the input. Elements, which MultiSelect renders `as` those of Base UI. */
export const Root = styled.div<{ $invalid: boolean; $disabled: boolean }>`
  min-height: var(--control);
  padding: 3px;
  border: var(--border) solid ${({ $invalid }) => ($invalid ? 'var(--danger-ink)' : 'var(--line-strong)')};
  border-radius: var(--radius-control);
  background: ${({ $disabled }) => ($disabled ? 'var(--surface-sunken)' : 'var(--surface)')};
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'text')};
  ${({ $invalid }) => $invalid && 'outline: var(--border) solid var(--danger-ink);'}
  &:hover {
    border-color: var(--ink-muted);
  }
  &:has(input:focus) {
    outline: 2px solid var(--focus);
    border-color: var(--focus);
  }
`;

export const ChipList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

export const Chip = styled.div`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: calc(var(--control) - 8px);
  padding-inline-start: 10px;
  border: var(--border) solid var(--accent-line);
  border-radius: var(--radius-small);
  background: var(--accent-surface);
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  cursor: default;
  &:focus {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`;

export const ChipLabel = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ChipRemove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--ink-muted);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.touch} {
    width: var(--touch);
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 64px;
  min-height: calc(var(--control) - 8px);
  padding: 0 9px;
  border: 0;
  background: none;
  font-size: var(--control-text);
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: var(--ink-muted);
    opacity: 1;
  }
`;
