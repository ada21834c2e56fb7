import { routePath } from '@atlas/domain/navigation';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { NoCourses_viewer$key } from './__generated__/NoCourses_viewer.graphql.ts';

// Loaded on demand: most users have courses.
const NoCoursesState = lazyPart('NoCoursesState', async () => (await import('./NoCoursesState.tsx')).NoCoursesState);

/** The empty state of a user without courses, with a link to the offer. */
export function NoCourses({ viewer: key }: { viewer: NoCourses_viewer$key }) {
  const { funnelToJoin } = useFragment(
    graphql`
      fragment NoCourses_viewer on Viewer {
        funnelToJoin {
          slug
          name
        }
      }
    `,
    key,
  );
  const offer = funnelToJoin && { name: funnelToJoin.name, href: routePath('mainAffiliateLink', { slug: funnelToJoin.slug }) };
  return (
    <Suspense>
      <NoCoursesState offer={offer ?? null} />
    </Suspense>
  );
}
