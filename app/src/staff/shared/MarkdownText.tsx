import { Skeleton, SkeletonGroup } from '@atlas/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';

const MarkdownAsMeant = lazyPart('MarkdownAsMeant', async () => (await import('./MarkdownAsMeant.tsx')).MarkdownAsMeant);

/**
 * Renders the Markdown that staff edit as members will read it. The parser is loaded after the
 * page.
 */
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
