import { keyframes, styled } from 'styled-components';
import { ProgressRing } from '../../primitives/ProgressRing.tsx';
import type { ProgressRingProps } from '../../primitives/ProgressRing.tsx';
import { media } from '../../tokens/media.ts';

export type CelebrationProps = Pick<ProgressRingProps, 'done' | 'total' | 'label' | 'figure' | 'caption'>;

/**
 * Celebrates a finished task or stage: the last arc of the ring fills, with rays around it, once.
 * With reduced motion it is a full ring without rays.
 */
export const Celebration = (props: CelebrationProps) => (
  <Root>
    <Rays viewBox="0 0 200 200" aria-hidden="true" fill="none">
      {RAYS.map((path) => (
        <path key={path} d={path} />
      ))}
    </Rays>
    <ProgressRing {...props} size="l" next={false} filling />
  </Root>
);

const COUNT = 16;

/** Rays around a circle in a square of 200, every second one shorter. */
const RAYS = Array.from({ length: COUNT }, (_, index) => {
  const angle = ((index + 0.5) * 2 * Math.PI) / COUNT;
  const at = (radius: number) => `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
  return index % 2 === 0 ? `M${at(80)}L${at(96)}` : `M${at(84)}L${at(90)}`;
});

const burst = keyframes`
  from { scale: .6; opacity: 0; }
  40% { opacity: 1; }
`;

// The rays reach 26 px beyond the ring.
const Root = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: fit-content;
  margin-inline: auto;
  padding: 26px;
`;

const Rays = styled.svg`
  position: absolute;
  inset: 0;
  display: none;
  width: 100%;
  height: 100%;
  path {
    stroke: var(--highlight);
    stroke-width: 5;
    stroke-linecap: round;
  }
  ${media.motion} {
    display: block;
    animation: ${burst} 600ms var(--ease) both;
  }
`;
