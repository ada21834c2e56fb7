import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';

export interface SegmentsProps {
  done: number;
  total: number;
  /** The accessible name ("1 of 3 payments made"). */
  label: string;
  /** Highlights the next one in mango. */
  next?: boolean | undefined;
}

/** One bar per step of something countable: instalments, check-in weeks. For everything else use ProgressBar. */
export function Segments({ done, total, label, next = true }: SegmentsProps) {
  return (
    <Root role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <Segment key={index} $state={index < done ? 'done' : next && index === done ? 'next' : 'open'} />
      ))}
    </Root>
  );
}

const colours = { done: 'var(--accent)', next: 'var(--highlight)', open: 'var(--track)' };

const Root = styled.div`
  display: flex;
  gap: var(--space-1);
  width: 100%;
`;

const Segment = styled.span<{ $state: keyof typeof colours }>`
  flex: 1;
  height: 8px;
  border-radius: var(--radius-pill);
  background: ${({ $state }) => colours[$state]};
  forced-color-adjust: none;
  ${media.forcedColors} {
    border: var(--border) solid CanvasText;
  }
`;
