import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';

const number = new Intl.NumberFormat('en-PH');

export interface CharacterCountProps {
  /** Referenced by the text area's `aria-describedby`. */
  id: string;
  length: number;
  most: number;
}

/**
 * A character counter. Screen readers hear the limit with the field's label, again when
 * the last tenth begins, and every character over the limit.
 */
export function CharacterCount({ id, length, most }: CharacterCountProps) {
  const over = Math.max(0, length - most);
  return (
    <Root>
      <Count aria-hidden="true" $over={over > 0}>
        {over > 0 ? `${number.format(over)} too many` : `${number.format(length)} of ${number.format(most)}`}
      </Count>
      <VisuallyHidden id={id}>At most {number.format(most)} characters</VisuallyHidden>
      <VisuallyHidden role="status">{spoken(length, most)}</VisuallyHidden>
    </Root>
  );
}

function spoken(length: number, most: number): string {
  if (length > most) return `${number.format(length - most)} characters too many`;
  const tenth = Math.ceil(most / 10);
  return length >= most - tenth ? `Less than ${number.format(tenth + 1)} characters left` : '';
}

const Root = styled.span`
  position: relative;
  flex: none;
`;

const Count = styled.span<{ $over: boolean }>`
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $over }) => ($over ? 'var(--weight-medium)' : 'var(--weight-text)')};
  color: ${({ $over }) => ($over ? 'var(--danger-ink)' : 'var(--ink-muted)')};
`;
