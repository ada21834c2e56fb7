import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface NavigationProgressProps {
  /** The next page is loading. */
  active: boolean;
  label?: string | undefined;
}

/** A thin bar at the top while the next page loads and this one stays. Delayed by 150 ms, so that fast pages never show it. */
export function NavigationProgress({ active, label = 'Loading page' }: NavigationProgressProps) {
  return active ? <Root role="progressbar" aria-label={label} /> : null;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const advance = keyframes`
  from { scale: 0 1; }
  30% { scale: .5 1; }
  to { scale: .92 1; }
`;

const Root = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-top);
  height: 3px;
  background: var(--accent);
  transform-origin: left;
  scale: 0.6 1;
  forced-color-adjust: none;
  animation: ${appear} 1ms 150ms backwards;
  ${media.motion} {
    animation:
      ${appear} 1ms 150ms backwards,
      ${advance} 8s 150ms cubic-bezier(0.1, 0.7, 0.3, 1) both;
  }
`;
