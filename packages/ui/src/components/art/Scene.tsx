import { styled } from 'styled-components';
import { swellPath } from './covers/swellPath.ts';

/**
 * The illustration: a boat in front of a hill, by day and by night. Use it for sign-in, the landing page and big moments only.
 * It fills its parent and is composed around its centre, so any crop works. Decorative.
 */
export const Scene = () => (
  <Root viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {scene}
  </Root>
);

const SEA = [
  swellPath(-80, 135, 4, 12, 260),
  swellPath(-106, 147, 5, 12, 260),
  swellPath(-88, 167, 6, 12, 260),
  swellPath(-114, 193, 6, 12, 260),
] as const;

const scene = (
  <>
    <rect width="320" height="220" fill="var(--scene-sky)" />
    <circle cx="192" cy="86" r="50" fill="var(--scene-halo)" />
    <circle cx="192" cy="86" r="35" fill="var(--scene-sun)" />
    <path d="M-10 138C20 112 44 98 78 106s46 22 70 32Z" fill="var(--scene-hill-1)" />
    <path d="M196 138c20-18 44-36 72-34s50 20 70 34Z" fill="var(--scene-hill-2)" />
    <path d="M-10 138c14-10 30-15 46-13s28 7 40 13Z" fill="var(--scene-hill-2)" />
    <path d={SEA[0]} fill="var(--scene-sea-1)" />
    <g transform="translate(104 60) scale(2.95)">
      <path d="M15 4.2c.2-.7 1-.5 1 .2v16.2c0 .5-.4.9-.9.9H6.4c-.8 0-1.1-.7-.7-1.3C9.6 15 13 10 15 4.2Z" fill="var(--scene-sail-1)" />
      <path d="M18 9.3c0-.7.7-1 1.1-.4 3 4 5.3 7.3 6.9 11.3.3.7-.1 1.3-.8 1.3h-6.3a.9.9 0 0 1-.9-.9Z" fill="var(--scene-sail-2)" />
      <path d="M16.4 3.5h.9v21h-.9Z" fill="var(--scene-hull)" />
      <path
        d="M3.3 24.2h25.4c.7 0 1 .6.6 1.1-1.2 1.7-2.9 2.7-5.3 2.7H8c-2.4 0-4.1-1-5.3-2.7-.4-.5-.1-1.1.6-1.1Z"
        fill="var(--scene-hull)"
      />
    </g>
    <path d={SEA[1]} fill="var(--scene-sea-2)" />
    <path d={SEA[2]} fill="var(--scene-sea-3)" />
    <path d={SEA[3]} fill="var(--scene-sea-4)" />
    <path
      d="M180 156h24M188 162h38M174 178h18M192 184h28"
      stroke="var(--scene-glint)"
      strokeWidth="2.2"
      strokeLinecap="round"
      opacity=".8"
    />
  </>
);

const Root = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`;
