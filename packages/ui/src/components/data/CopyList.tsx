import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { CopyButton } from './CopyButton.tsx';

export interface CopyListItem {
  readonly label: string;
  readonly text: string;
  /** The text to copy, where it differs from the shown one: an amount without its sign. */
  readonly value?: string | undefined;
  /** Names the value where the page has several of its kind: "GCash account number". By default the label. */
  readonly subject?: string | undefined;
  /** Shown below the text. */
  readonly note?: string | undefined;
  /** The most important one. */
  readonly isLarge?: boolean | undefined;
}

export interface CopyListProps {
  items: readonly CopyListItem[];
  copyText?: string | undefined;
  copiedText?: string | undefined;
}

/** Labelled values that people paste into another app, each with a button that copies it. */
export function CopyList({ items, copyText = 'Copy', copiedText = 'Copied' }: CopyListProps) {
  'use no memo';
  return (
    <Root>
      {items.map(({ label, text, value = text, subject = label.toLowerCase(), note, isLarge = false }) => (
        <Item key={label}>
          <Label>{label}</Label>
          <Value $large={isLarge}>{text}</Value>
          {note !== undefined && <Note>{note}</Note>}
          <Copy>
            <CopyButton value={value} subject={subject} copiedText={copiedText}>
              {copyText}
            </CopyButton>
          </Copy>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: 0 var(--space-3);
  min-height: var(--touch);
  padding-block: var(--space-3);
  & + & {
    border-top: var(--border) solid var(--line);
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

const Label = styled.dt`
  grid-column: 1;
  color: var(--ink-muted);
  font-size: var(--text-14);
`;

const Value = styled.dd<{ $large: boolean }>`
  grid-column: 1;
  font-size: ${({ $large }) => ($large ? 'var(--text-28)' : 'var(--text-18)')};
  font-weight: ${({ $large }) => ($large ? 'var(--weight-display)' : 'var(--weight-label)')};
  font-variant-numeric: tabular-nums;
  line-height: ${({ $large }) => ($large ? 'var(--leading-display)' : '1.35')};
  overflow-wrap: anywhere;
  user-select: all;
  ${media.phone} {
    ${({ $large }) => !$large && 'font-size: var(--text-16);'}
  }
`;

const Note = styled.dd`
  grid-column: 1;
  color: var(--ink-muted);
  font-size: var(--text-14);
`;

const Copy = styled.dd`
  grid-column: 2;
  grid-row: 1 / span 3;
  align-self: center;
`;
