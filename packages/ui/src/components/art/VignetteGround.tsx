import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The rounded background with the sea of every vignette, 200 × 128. */
export const VignetteGround = ({ children }: { children: ReactNode }) => (
  <Root viewBox="0 0 200 128" aria-hidden="true">
    {ground}
    {children}
  </Root>
);

const ground = (
  <>
    <rect x="12" y="8" width="176" height="112" rx="20" fill="var(--accent-surface)" />
    <path d="M12 92q22-10 44 0t44 0 44 0 44 0v8a20 20 0 0 1-20 20H32a20 20 0 0 1-20-20Z" fill="var(--accent-line)" />
  </>
);

const Root = styled.svg`
  display: block;
  width: 200px;
  max-width: 100%;
  height: auto;
`;
