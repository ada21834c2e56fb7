import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface LandingTitleProps {
  children: ReactNode;
  id?: string | undefined;
}

/** The title of a block of a landing page, larger than the titles of the application. */
export const LandingTitle = ({ id, children }: LandingTitleProps) => <Root id={id}>{children}</Root>;

const Root = styled.h2`
  min-width: 0;
  font-size: var(--text-28);
  font-weight: var(--weight-display);
  line-height: var(--leading-display);
  letter-spacing: var(--tracking-display);
  ${media.desktop} {
    font-size: var(--text-36);
  }
`;
