import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface BesideLayoutProps {
  /** The page, such as a ReadingPage. An element with `data-narrow` shows only where there is no aside. */
  children: ReactNode;
  /** Next to the page, from 1200 px; hidden below that. */
  aside: ReactNode;
}

/**
 * A page for reading with its table of contents next to it, from 1200 px. Below that the page is
 * alone.
 */
export const BesideLayout = ({ children, aside }: BesideLayoutProps) => (
  <Root>
    <div>{children}</div>
    <aside>{aside}</aside>
  </Root>
);

const Root = styled.div`
  > aside {
    display: none;
  }
  @media (min-width: 1200px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: var(--space-8);
    > aside {
      display: block;
    }
    [data-narrow] {
      display: none;
    }
  }
`;
