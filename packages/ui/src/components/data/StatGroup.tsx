import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.tsx';
import { media } from '../../tokens/media.ts';

export interface StatGroupProps {
  /** Two to six Stats. */
  children: ReactNode;
  /** The name of the group: "This month". */
  label: string;
}

/**
 * The figures of one period in one card, divided by lines: side by side where there is room, two
 * per row on phones.
 */
export function StatGroup({ children, label }: StatGroupProps) {
  return (
    <Card as="section" padding="none" aria-label={label}>
      <Grid>{children}</Grid>
    </Card>
  );
}

// Each cell has a line on its left and above; the negative margin clips the outer ones.
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(148px, 100%), 1fr));
  margin: calc(-1 * var(--border)) 0 0 calc(-1 * var(--border));
  > * {
    padding: var(--space-4) var(--space-5);
    border: solid var(--line);
    border-width: var(--border) 0 0 var(--border);
    ${media.phone} {
      padding-inline: var(--space-4);
      &:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
`;
