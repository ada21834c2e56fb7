import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';

export interface FilterChipProps {
  /** The filter: "Joined in 2025". */
  label: string;
  onRemove: () => void;
}

/** An active filter; clicking removes it. The focus moves to its neighbour, so that several can be removed in a row. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusNeighbour(currentTarget);
    onRemove();
  };
  return (
    <Root type="button" onClick={remove}>
      <VisuallyHidden>Remove filter </VisuallyHidden>
      {label}
      <Icon icon={X} size="s" />
    </Root>
  );
}

function focusNeighbour(chip: HTMLElement): void {
  const all = [...(chip.closest('[role="group"]')?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  const at = all.indexOf(chip);
  (all[at + 1] ?? all[at - 1])?.focus();
}

const Root = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: var(--control-dense);
  padding: 4px 10px 4px 12px;
  border: var(--border) solid var(--accent);
  border-radius: var(--radius-pill);
  background: var(--accent-surface);
  color: var(--accent-text);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    box-shadow: var(--shadow-chosen);
  }
  ${media.touch} {
    min-height: var(--touch);
    padding-inline: 14px 12px;
  }
`;
