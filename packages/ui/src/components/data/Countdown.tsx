import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../tokens/media.ts';
import { countdownParts } from './countdownParts.ts';
import type { CountdownPart, CountdownUnit } from './countdownParts.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** The event at the end: "The workshop starts in". */
  label: string;
  /** The end, in milliseconds since the epoch. */
  end: number;
  /** The clock, in milliseconds since the epoch; the server's, where the device's may be wrong. */
  now: () => number;
  /** Replaces the figures once it has ended: "The workshop has started". */
  endedText: string;
  onEnd?: (() => void) | undefined;
  /** Singular and plural of each unit. */
  units?: Readonly<Record<CountdownUnit, readonly [one: string, many: string]>> | undefined;
}

/** Counts down to an actual deadline in days, hours, minutes and seconds. Announced once a minute, not every second. */
export function Countdown({ label, end, now, endedText, onEnd, units = ENGLISH }: CountdownProps) {
  const left = useSecondsLeft(end, now, onEnd);
  const parts = countdownParts(left);
  const nameOf = ({ unit, count }: CountdownPart) => units[unit][count === 1 ? 0 : 1];
  const spoken = parts.filter(({ unit }) => unit !== 'second').map((part) => `${part.count} ${nameOf(part)}`);
  return (
    <Root>
      {left > 0 ? (
        <>
          <Label aria-hidden="true">{label}</Label>
          <Segments role="timer" aria-label={`${label} ${spoken.join(', ')}`}>
            {parts.map((part) => (
              <Segment key={part.unit} aria-hidden="true">
                <Value>
                  <Digits key={part.count}>{String(part.count).padStart(2, '0')}</Digits>
                </Value>
                <Unit>{nameOf(part)}</Unit>
              </Segment>
            ))}
          </Segments>
        </>
      ) : (
        <Label aria-hidden="true">{endedText}</Label>
      )}
      {/* The text changes every minute, so that is how often it is announced. */}
      <VisuallyHidden role="status">{left > 0 ? `${label} ${spoken.join(', ')}` : endedText}</VisuallyHidden>
    </Root>
  );
}

const ENGLISH: Readonly<Record<CountdownUnit, readonly [string, string]>> = {
  day: ['day', 'days'],
  hour: ['hour', 'hours'],
  minute: ['minute', 'minutes'],
  second: ['second', 'seconds'],
};

const Root = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-2);
`;

const Label = styled.p`
  font-weight: var(--weight-label);
`;

const Segments = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const Segment = styled.span`
  display: grid;
  justify-items: center;
  gap: 2px;
  min-width: 72px;
  padding: var(--space-3) var(--space-2) var(--space-2);
  border: var(--border) solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
`;

const Value = styled.span`
  overflow: hidden;
  font-size: var(--text-28);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const roll = keyframes`
  from { translate: 0 -40%; opacity: 0; }
`;

// Keyed by its value, so that the animation runs with each change.
const Digits = styled.span`
  display: block;
  ${media.motion} {
    animation: ${roll} var(--base) var(--ease);
  }
`;

const Unit = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-12);
`;
