import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export interface CourseGridProps {
  /** CourseCards. */
  children: ReactNode;
  /** The accessible name, if no heading provides one. */
  label?: string | undefined;
  /**
   * CourseCards as rows on phones: all of them, or all `after-first`, where the first one is what
   * to continue with.
   */
  rows?: 'all' | 'after-first' | undefined;
}

/** A responsive grid of cards. */
export function CourseGrid({ children, label, rows }: CourseGridProps) {
  return (
    <Root data-list="" aria-label={label}>
      {Children.map(children, (child, index) => (
        <Item data-row={rows === 'all' || (rows === 'after-first' && index > 0) ? '' : undefined}>{child}</Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: var(--space-4);
  ${media.tablet} {
    gap: var(--space-5);
  }
`;

const Item = styled.li`
  display: grid;
  min-width: 0;
`;
