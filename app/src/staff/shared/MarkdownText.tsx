import { Skeleton, SkeletonGroup } from '@atlas/ui';
import { Suspense } from 'react';
import { part } from '../../routing/part.ts';

const MarkdownAsMeant = part('MarkdownAsMeant', async () => (await import('./MarkdownAsMeant.tsx')).MarkdownAsMeant);

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
