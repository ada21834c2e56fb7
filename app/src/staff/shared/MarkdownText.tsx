import { Skeleton, SkeletonGroup } from '@atlas/ui';
import { Suspense } from 'react';
import { part } from '../../routing/part.ts';

const Markdown = part('Markdown', async () => (await import('@atlas/ui/components/learning/Markdown.tsx')).Markdown);

/** A text as members will read it, from the Markdown that staff edit; its parser comes after the page. */
export const MarkdownText = ({ source }: { source: string }) => (
  <Suspense
    fallback={
      <SkeletonGroup>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    }
  >
    <Markdown source={source} />
  </Suspense>
);
