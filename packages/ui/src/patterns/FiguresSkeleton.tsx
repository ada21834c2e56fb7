import { styled } from 'styled-components';
import { StatGroup } from '../components/data/StatGroup.tsx';
import { Card } from '../primitives/Card.tsx';
import { Row } from '../primitives/Row.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';

export interface FiguresSkeletonProps {
  /** The number of figures in each part. */
  parts: readonly number[];
  /** The number of rows in the list below them. */
  rows?: number | undefined;
}

const count = (length: number) => Array.from({ length }, (_value, index) => index);

/** The skeleton of a FiguresPage. */
export function FiguresSkeleton({ parts, rows = 0 }: FiguresSkeletonProps) {
  return (
    <SkeletonGroup>
      <Stack gap={6}>
        <Head>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
        </Head>
        {parts.map((figures, part) => (
          <Part key={part} figures={figures} />
        ))}
        {rows > 0 && (
          <Stack gap={3}>
            <Skeleton shape="title" width="short" />
            <Card>
              <Stack gap={5}>
                {count(rows).map((row) => (
                  <Row key={row}>
                    <Skeleton shape="round" />
                    <Stack gap={2} grow>
                      <Skeleton width="half" />
                      <Skeleton width="wide" />
                    </Stack>
                  </Row>
                ))}
              </Stack>
            </Card>
          </Stack>
        )}
      </Stack>
    </SkeletonGroup>
  );
}

const Part = ({ figures }: { figures: number }) => (
  <Stack gap={3}>
    <Skeleton shape="title" width="short" />
    <StatGroup label="">
      {count(figures).map((figure) => (
        <Stack key={figure} gap={3}>
          <Skeleton width="wide" />
          <Skeleton shape="title" width="short" />
        </Stack>
      ))}
    </StatGroup>
  </Stack>
);

const Head = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 420px;
  padding-block: var(--space-1);
`;
