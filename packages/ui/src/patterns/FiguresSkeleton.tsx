import { styled } from 'styled-components';
import { StatGroup } from '../components/data/StatGroup.tsx';
import { Card } from '../primitives/Card.tsx';
import { Row } from '../primitives/Row.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { media } from '../tokens/media.ts';

export interface FiguresSkeletonProps {
  /** The number of lines in the list above everything, for what needs attention. */
  lines?: number | undefined;
  /** The number of figures in each part. */
  parts: readonly number[];
  /** The number of rows in the list below them. */
  rows?: number | undefined;
  /** The number of rows in each group of the inventory at the end. */
  groups?: readonly number[] | undefined;
}

const count = (length: number) => Array.from({ length }, (_value, index) => index);

/** The skeleton of a FiguresPage. */
export function FiguresSkeleton({ lines = 0, parts, rows = 0, groups = [] }: FiguresSkeletonProps) {
  return (
    <SkeletonGroup>
      <Stack gap={6}>
        <Head>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
        </Head>
        {lines > 0 && (
          <Stack gap={3}>
            <Skeleton shape="title" width="short" />
            <Card padding="none">
              {count(lines).map((line) => (
                <Line key={line}>
                  <Skeleton width="half" />
                </Line>
              ))}
            </Card>
          </Stack>
        )}
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
        {groups.length > 0 && (
          <Stack gap={3}>
            <Skeleton shape="title" width="short" />
            <Groups>
              {groups.map((items, group) => (
                <div key={group}>
                  <Skeleton width="short" />
                  {count(items).map((item) => (
                    <Item key={item}>
                      <Skeleton width="half" />
                    </Item>
                  ))}
                </div>
              ))}
            </Groups>
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

const Line = styled.div`
  display: flex;
  align-items: center;
  height: 48px;
  padding-inline: var(--space-4);
  & + & {
    border-top: var(--border) solid var(--line);
  }
`;

// The measures of CountGroups.
const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: var(--space-5) var(--space-6);
`;

const Item = styled.div`
  display: flex;
  align-items: center;
  height: 37px;
  ${media.touch} {
    height: 45px;
  }
`;

const Head = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 420px;
  padding-block: var(--space-1);
`;
