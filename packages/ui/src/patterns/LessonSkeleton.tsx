import { LessonOutlineSkeleton } from '../components/learning/LessonOutlineSkeleton.tsx';
import { MediaSkeleton } from '../components/learning/MediaSkeleton.tsx';
import { StickyActions } from '../components/shell/StickyActions.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { SkeletonGroup } from '../primitives/SkeletonGroup.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { BesideLayout } from './BesideLayout.tsx';
import { ReadingLayout } from './ReadingLayout.tsx';

/** The skeleton of a lesson's ReadingPage with the outline of its course, as a BesideLayout. */
export function LessonSkeleton() {
  return (
    <SkeletonGroup>
      <BesideLayout aside={<LessonOutlineSkeleton />}>
        <ReadingLayout breadcrumbs={<Skeleton width="short" />} media={video} head={title}>
          <Stack gap={4}>
            <Skeleton />
            <Skeleton />
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </Stack>
        </ReadingLayout>
      </BesideLayout>
      <StickyActions scope="always" primary={<Skeleton shape="block" />} />
    </SkeletonGroup>
  );
}

const video = (
  <MediaSkeleton>
    <Stack as="span" gap={3}>
      <Skeleton width="half" />
      <Skeleton width="wide" />
    </Stack>
  </MediaSkeleton>
);

const title = (
  <Stack gap={3}>
    <Skeleton shape="title" width="wide" />
    <Skeleton width="half" />
  </Stack>
);
