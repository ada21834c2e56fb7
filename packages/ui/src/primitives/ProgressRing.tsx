import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { arcs } from './arcs.ts';

export interface ProgressRingProps {
  done: number;
  total: number;
  /** The accessible name ("5 of 7 tasks done"). */
  label: string;
  /** 56, 96 or 108 px. The small one has no room for a caption. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Highlights the next one in mango. Off where nothing can be done now. */
  next?: boolean | undefined;
  /** The last finished arc fills once, for a part that has just been finished. */
  filling?: boolean | undefined;
  /** The large figure in the centre ("5"), or an icon. */
  figure?: ReactNode;
  /** The caption below it ("of 7 tasks"). */
  caption?: string | undefined;
}

/** One arc per task, so that 5 of 7 is visible at a glance. For up to about twelve. */
export function ProgressRing({ done, total, label, size = 'm', next = true, filling = false, figure, caption }: ProgressRingProps) {
  const { side, stroke } = sizes[size];
  return (
    <Root role="img" aria-label={label}>
      {/* In rem, so that the caption fits into the ring with larger text. */}
      <svg width={`${side / 16}rem`} height={`${side / 16}rem`} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        {arcs(total, side, stroke).map((path, index) => (
          <Arc
            key={path}
            d={path}
            pathLength={1}
            strokeWidth={stroke}
            $state={index < done ? 'done' : next && index === done ? 'next' : 'open'}
            $filling={filling && index === done - 1}
          />
        ))}
      </svg>
      <Center aria-hidden="true" $size={size}>
        {figure !== undefined && <b>{figure}</b>}
        {caption !== undefined && <span>{caption}</span>}
      </Center>
    </Root>
  );
}

const sizes = { s: { side: 56, stroke: 6 }, m: { side: 96, stroke: 9 }, l: { side: 108, stroke: 10 } };
const strokes = { done: 'var(--accent)', next: 'var(--highlight)', open: 'var(--track)' };

const Root = styled.div`
  display: inline-grid;
  flex: none;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

const fill = keyframes`
  from { stroke-dashoffset: 1; }
`;

const Arc = styled.path<{ $state: keyof typeof strokes; $filling: boolean }>`
  fill: none;
  stroke: ${({ $state }) => strokes[$state]};
  stroke-linecap: round;
  forced-color-adjust: none;
  ${({ $filling }) =>
    $filling &&
    css`
      ${media.motion} {
        stroke-dasharray: 1 2;
        animation: ${fill} 600ms var(--ease) both;
      }
    `}
  ${media.forcedColors} {
    ${({ $state }) => $state === 'open' && 'stroke: CanvasText; stroke-width: 2;'}
  }
`;

const Center = styled.span<{ $size: keyof typeof sizes }>`
  display: grid;
  justify-items: center;
  line-height: 1.1;
  text-align: center;
  b {
    font-size: ${({ $size }) => ($size === 's' ? 'var(--text-16)' : 'var(--text-28)')};
    font-weight: var(--weight-display);
    letter-spacing: var(--tracking-display);
    line-height: 1;
  }
  span {
    font-size: var(--text-12);
    color: var(--ink-muted);
  }
`;
