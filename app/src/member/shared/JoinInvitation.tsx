import { routePath } from '@atlas/domain/navigation';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { JoinInvitation_viewer$key } from './__generated__/JoinInvitation_viewer.graphql.ts';

// Loaded on demand: most users are members.
const JoinOffer = lazyPart('JoinOffer', async () => (await import('./JoinOffer.tsx')).JoinOffer);

/**
 * The offer after the free lessons, for users who never had a membership. Renders nothing for
 * others.
 */
export function JoinInvitation({ viewer: key }: { viewer: JoinInvitation_viewer$key }) {
  const { invitation } = useFragment(
    graphql`
      fragment JoinInvitation_viewer on Viewer {
        invitation {
          slug
          name
          description
        }
      }
    `,
    key,
  );
  if (!invitation) return null;
  const { slug, name, description } = invitation;
  return (
    <Suspense>
      <JoinOffer name={name} description={description} href={routePath('mainAffiliateLink', { slug })} />
    </Suspense>
  );
}
