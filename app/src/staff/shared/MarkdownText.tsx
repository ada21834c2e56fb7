import { Skeleton, SkeletonGroup } from '@atlas/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

const MarkdownAsMeant = lazyPart('MarkdownAsMeant', async () => (await import('./MarkdownAsMeant.tsx')).MarkdownAsMeant);

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
    <MarkdownAsMeant source={source} />
  </Suspense>
);
