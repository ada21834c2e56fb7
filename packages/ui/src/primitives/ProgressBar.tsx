import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface ProgressBarProps {
  /** The measured quantity ("Course progress"). */
  label: string;
  /** 0 to 100; outside values are held to the ends. */
  percent: number;
  /** The text next to it ("18 of 32 lessons"), instead of the percentage. */
  valueText?: string | undefined;
}

/**
 * The progress of something without countable parts: many lessons, an upload. Show the same as text
 * next to it.
 */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText}
    >
      <Fill $percent={value} />
    </Track>
  );
}

const Track = styled.div`
  width: 100%;
  height: 8px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--track);
  forced-color-adjust: none;
  ${media.forcedColors} {
    border: var(--border) solid CanvasText;
  }
`;

const Fill = styled.span<{ $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: var(--radius-pill);
  background: var(--accent);
  transition: width var(--slow) var(--ease);
`;
