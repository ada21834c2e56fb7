import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface PeriodLineProps {
  /** The accessible name: "Period of access". */
  label: string;
  /** The first day as text. */
  start: string;
  /** The last day as text, or the words for a period without an end. */
  end: string;
  /** Position of today between both, 0 to 100; null where the period has no end. */
  percent: number | null;
  /** Today's position in words: "12 days left". */
  today: string;
}

/** A period from its first to its last day, with today marked. The words state the same as the line. */
export function PeriodLine({ label, start, end, percent, today }: PeriodLineProps) {
  return (
    <Root role="group" aria-label={label}>
      <Today>{today}</Today>
      <Track aria-hidden="true" $open={percent === null}>
        {percent !== null && (
          <>
            <Past $percent={percent} />
            <Mark $percent={percent} />
          </>
        )}
      </Track>
      <Ends>
        <span>{start}</span>
        <span>{end}</span>
      </Ends>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
`;

const Today = styled.span`
  font-weight: var(--weight-medium);
`;

const Track = styled.div<{ $open: boolean }>`
  position: relative;
  height: 8px;
  border-radius: var(--radius-pill);
  background: ${({ $open }) => ($open ? 'linear-gradient(to right, var(--accent), var(--track))' : 'var(--track)')};
  forced-color-adjust: none;
  ${media.forcedColors} {
    border: var(--border) solid CanvasText;
  }
`;

const Past = styled.span<{ $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: var(--radius-pill);
  background: var(--accent);
`;

const Mark = styled.span<{ $percent: number }>`
  position: absolute;
  left: ${({ $percent }) => $percent}%;
  top: 50%;
  width: 4px;
  height: 20px;
  border-radius: var(--radius-pill);
  background: var(--ink);
  translate: -50% -50%;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--ink-muted);
  font-size: var(--text-14);
`;
