import { styled } from 'styled-components';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { ReadingLayout } from './ReadingLayout.tsx';

/** The shape of a lesson's ReadingPage while its data is on the way. */
export function LessonSkeleton() {
  return (
    <SkeletonGroup>
      <ReadingLayout breadcrumbs={<Skeleton width="short" />} media={<Picture />} head={title}>
        <Stack gap={4}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="wide" />
          <Skeleton width="half" />
        </Stack>
      </ReadingLayout>
    </SkeletonGroup>
  );
}

const title = (
  <Stack gap={3}>
    <Skeleton shape="title" width="wide" />
    <Skeleton width="half" />
  </Stack>
);

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--media-radius, var(--radius-card));
  background: var(--track);
`;
