import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export type DayMark = 'done' | 'missed' | 'today' | 'later';

export interface DayMarksProps {
  /** One mark for each day, in order. */
  days: readonly DayMark[];
  /** The accessible name ("4 of 12 days finished: 1, 2, 3, 5"). */
  label: string;
}

/**
 * The days of something that lasts a few days, each with its number: a challenge. For steps without
 * numbers use Segments.
 */
export function DayMarks({ days, label }: DayMarksProps) {
  return (
    <Root role="img" aria-label={label}>
      {days.map((mark, index) => (
        <Day key={index} $mark={mark}>
          {index + 1}
        </Day>
      ))}
    </Root>
  );
}

const LOOKS = {
  done: 'background: var(--accent); border-color: var(--accent); color: var(--accent-ink); font-weight: var(--weight-strong);',
  missed: 'border-style: dashed; color: var(--ink-muted);',
  today: 'border-color: var(--accent); color: var(--ink); font-weight: var(--weight-strong);',
  later: 'border-color: transparent; color: var(--ink-muted);',
};

// Six in a row on phones, so that twelve days fill two rows.
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(6, max-content);
  gap: var(--space-1);
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Day = styled.span<{ $mark: DayMark }>`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-pill);
  font-size: var(--text-12);
  line-height: 1;
  font-variant-numeric: tabular-nums;
  ${({ $mark }) => LOOKS[$mark]}
  ${media.forcedColors} {
    border-style: ${({ $mark }) => ($mark === 'done' ? 'double' : 'solid')};
  }
`;
