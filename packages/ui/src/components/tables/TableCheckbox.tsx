import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { focusActions } from './selectionFocus.ts';

interface TableCheckboxProps {
  /** `mixed` if only some of the rows are selected. */
  checked: boolean | 'mixed';
  label: string;
  onChange: (checked: boolean, withShift: boolean) => void;
  /** Whether rows are selected, so that Enter leads to their actions. */
  leadsToActions?: boolean | undefined;
}

/** The checkbox at the start of a row. Its label is visually hidden. */
export function TableCheckbox({ checked, label, onChange, leadsToActions = false }: TableCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed';
  }, [checked]);
  return (
    <Root>
      <Input
        ref={box}
        type="checkbox"
        checked={checked === true}
        aria-keyshortcuts={leadsToActions ? 'Enter' : undefined}
        onKeyDown={(event) => {
          if (leadsToActions && event.key === 'Enter' && focusActions(event.currentTarget)) event.preventDefault();
        }}
        onChange={({ target, nativeEvent }) => onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: var(--control-dense);
  cursor: pointer;
  user-select: none;
  ${media.touch} {
    width: var(--touch);
    height: var(--touch);
  }
`;

const Input = styled.input`
  appearance: none;
  display: grid;
  place-content: center;
  width: 18px;
  height: 18px;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);
  cursor: inherit;
  &:checked,
  &:indeterminate {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 9px;
    height: 5px;
    border: solid var(--accent-ink);
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    translate: 0 -1px;
  }
  &:indeterminate::after {
    content: '';
    width: 9px;
    height: 2px;
    background: var(--accent-ink);
  }
  ${media.touch} {
    width: 22px;
    height: 22px;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
`;
