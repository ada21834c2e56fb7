import { Card } from '../primitives/Card.tsx';
import { Row } from '../primitives/Row.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { StageLayout } from './StageLayout.tsx';

/** The skeleton of a StagePage. */
export const StageSkeleton = () => (
  <SkeletonGroup>
    <StageLayout
      head={
        <Stack gap={3}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="wide" />
        </Stack>
      }
      steps={<Skeleton shape="block" />}
      summary={
        <Card>
          <Stack gap={4}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="wide" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      }
    >
      <Stack gap={3}>
        <Skeleton shape="title" width="half" />
        <Card>
          <Stack gap={5}>
            {['a', 'b', 'c'].map((key) => (
              <Row key={key} gap={4} align="start">
                <Skeleton shape="round" />
                <Stack gap={3} grow>
                  <Skeleton width="wide" />
                  <Skeleton />
                  <Skeleton width="half" />
                </Stack>
              </Row>
            ))}
          </Stack>
        </Card>
      </Stack>
    </StageLayout>
  </SkeletonGroup>
);
