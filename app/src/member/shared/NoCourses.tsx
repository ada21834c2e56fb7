import { ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoCourses_viewer$key } from './__generated__/NoCourses_viewer.graphql.ts';

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
  return (
    <EmptyState
      vignette={<Vignette of="lessons" />}
      title="No available product for the moment"
      text="Your courses appear here once you join one. Lessons are short and made for phones."
      action={
        funnelToJoin ? (
          <ButtonLink variant="primary" href={routePath('mainAffiliateLink', { slug: funnelToJoin.slug })}>
            See the {funnelToJoin.name}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
