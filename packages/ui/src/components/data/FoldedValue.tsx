import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { jsonText } from './jsonText.ts';

interface FoldedValueProps {
  /** Any JSON value. */
  value: unknown;
  /** The field with the value, for the label of its button. */
  of: string;
}

const MAX_CHARACTERS = 320;
const MAX_LINES = 8;
const isLong = (text: string) => text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES;

/** A JSON value in words; a long one is folded until the user expands it. */
export function FoldedValue({ value, of }: FoldedValueProps) {
  const [open, setOpen] = useState(false);
  const { text, isEmpty = false } = jsonText(value);
  const folds = isLong(text);
  return (
    <>
      <Value $isEmpty={isEmpty} $folded={folds && !open}>
        {text}
      </Value>
      {folds && (
        <Button variant="text" size="dense" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
          <VisuallyHidden> of {of}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

const Value = styled.div<{ $isEmpty: boolean; $folded: boolean }>`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $isEmpty }) => $isEmpty && 'color: var(--ink-muted);'}
  ${({ $folded }) => $folded && `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${MAX_LINES};`}
`;
