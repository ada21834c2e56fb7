import { styled } from 'styled-components';
import { Card } from '../../primitives/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../../primitives/SkeletonGroup.tsx';
import { media } from '../../tokens/media.ts';

export interface TableSkeletonProps {
  /** The usual number of rows on a page. */
  rows?: number | undefined;
  columns?: number | undefined;
}

/** The skeleton of a table, or of its cards on phones. */
export function TableSkeleton({ rows = 10, columns = 4 }: TableSkeletonProps) {
  return (
    <SkeletonGroup>
      <Card padding="none">
        {Array.from({ length: rows }, (_, row) => (
          <Row key={row} $columns={columns}>
            {Array.from({ length: columns }, (_unused, column) => (
              <Skeleton key={column} width={widths[(row + column) % widths.length]} />
            ))}
          </Row>
        ))}
      </Card>
    </SkeletonGroup>
  );
}

/** Uneven like text, but deterministic. */
const widths = ['wide', 'half', 'wide', 'short', 'half'] as const;

const Row = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  align-items: center;
  gap: var(--space-4);
  min-height: 52px;
  padding-inline: var(--space-4);
  & + & {
    border-top: var(--border) solid var(--line);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-4);
    > :nth-child(n + 4) {
      display: none;
    }
  }
`;
