import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface DayBar {
  /** The day as text: "11/12/2025". */
  readonly day: string;
  readonly value: number;
}

export interface DayBarsProps {
  /** The accessible name, with what is counted: "Visits by day". */
  label: string;
  /** One bar per day, oldest first, without gaps. */
  bars: readonly DayBar[];
  /** The highest value as text; next to its line. */
  highest: string;
}

/** Units of the drawing per day, of which the bar takes three quarters. */
const DAY = 4;
const HEIGHT = 100;

/**
 * A number per day as bars, for the course of some weeks at a glance. Show the same figures as a
 * table next to it.
 */
export function DayBars({ label, bars, highest }: DayBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Root>
      <Note>{highest}</Note>
      <Drawing viewBox={`0 0 ${bars.length * DAY} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map(({ day, value }, index) => (
          <Bar key={day} x={index * DAY} y={HEIGHT - (value / most) * HEIGHT} width={DAY * 0.75} height={(value / most) * HEIGHT} />
        ))}
      </Drawing>
      <Ends>
        <Note>{bars[0]?.day}</Note>
        <Note>{bars.at(-1)?.day}</Note>
      </Ends>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Drawing = styled.svg`
  width: 100%;
  height: 120px;
  border-block: var(--border) solid var(--line);
`;

const Bar = styled.rect`
  fill: var(--accent);
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Note = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
`;
