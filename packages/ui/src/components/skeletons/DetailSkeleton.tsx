import { Card } from '../../primitives/Card.tsx';
import { Row } from '../../primitives/Row.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../../primitives/SkeletonGroup.tsx';
import { Stack } from '../../primitives/Stack.tsx';

export interface DetailSkeletonProps {
  /** The number of facts of the record. */
  facts?: number | undefined;
  /** Starts with an avatar. */
  person?: boolean | undefined;
}

/** The skeleton of a detail page: a title, then the facts in one card. */
export function DetailSkeleton({ facts = 6, person = false }: DetailSkeletonProps) {
  return (
    <SkeletonGroup>
      <Stack gap={5}>
        <Row>
          {person && <Skeleton shape="round" />}
          <Stack gap={2} grow>
            <Skeleton shape="title" width="half" />
            <Skeleton width="short" />
          </Stack>
        </Row>
        <Card>
          <Stack gap={5}>
            {Array.from({ length: facts }, (_, index) => (
              <Row key={index} gap={4}>
                <Stack grow>
                  <Skeleton width="half" />
                </Stack>
                <Stack grow>
                  <Skeleton width={index % 2 === 0 ? 'wide' : 'half'} />
                </Stack>
              </Row>
            ))}
          </Stack>
        </Card>
      </Stack>
    </SkeletonGroup>
  );
}
