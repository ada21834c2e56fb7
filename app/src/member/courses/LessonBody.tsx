import { SkeletonGroup, Skeleton } from '@atlas/ui';
import { lazy, Suspense } from 'react';

const Markdown = lazy(() =>
  import('@atlas/ui/components/learning/Markdown.tsx').then(({ Markdown: component }) => ({ default: component })),
);

/** The text of a lesson; the Markdown reader comes as a chunk of its own. */
export function LessonBody({ markdown }: { markdown: string }) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      }
    >
      <Markdown source={markdown} />
    </Suspense>
  );
}
