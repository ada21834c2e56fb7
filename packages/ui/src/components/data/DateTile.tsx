import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface DateTileProps {
  /** 'November'; its first three letters are shown. */
  month: string;
  day: number;
  /** `past` for events that are over. */
  tone?: 'accent' | 'past' | undefined;
}

/** A day as a calendar leaf, at the start of a row. Decorative: the row contains the whole date. */
export function DateTile({ month, day, tone = 'accent' }: DateTileProps) {
  return (
    <Root aria-hidden="true" $tone={tone}>
      <Month>{month.slice(0, 3)}</Month>
      <Day>{day}</Day>
    </Root>
  );
}

const looks = {
  accent: 'border-color: var(--accent-line); background: var(--accent-surface); color: var(--accent-text);',
  past: 'border-color: var(--line); background: var(--surface-sunken); color: var(--ink-muted);',
};

const Root = styled.span<{ $tone: keyof typeof looks }>`
  display: grid;
  flex: none;
  align-content: center;
  justify-items: center;
  width: 56px;
  height: 56px;
  border: var(--border) solid;
  border-radius: var(--radius-control);
  line-height: 1.15;
  ${({ $tone }) => looks[$tone]}
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Month = styled.span`
  font-size: var(--text-12);
  font-weight: var(--weight-label);
`;

const Day = styled.span`
  font-size: var(--text-22);
  font-weight: var(--weight-title);
  font-variant-numeric: tabular-nums;
`;
