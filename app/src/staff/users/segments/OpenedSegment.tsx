import { ButtonLink, EmptyState, Vignette } from '@atlas/ui';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import { Redirect } from 'wouter';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import type { OpenedSegment_segment$key } from './__generated__/OpenedSegment_segment.graphql.ts';

interface OpenedSegmentProps {
  /** Null for a key without a segment, and for a segment that the viewer does not see. */
  segment: OpenedSegment_segment$key | null;
  /** The page of the link. */
  of: 'users' | 'nonMembers';
}

/** Opens the list with the filters of a segment, by the key in its link. */
export function OpenedSegment({ segment: key, of }: OpenedSegmentProps) {
  const segment = useFragment(
    graphql`
      fragment OpenedSegment_segment on Segment {
        path
        problem
      }
    `,
    key,
  );
  if (segment && segment.problem == null) return <Redirect to={segment.path} replace />;
  return (
    <>
      <PageTitle title={routeNamed(of).title} />
      <EmptyState
        level={1}
        vignette={<Vignette of="search" />}
        title={segment ? 'The filters of this segment cannot be used' : 'Segment not found'}
        text={segment?.problem ?? 'It was deleted, or its owner does not share it.'}
        action={<ButtonLink href={routePath(of)}>See all {of === 'users' ? 'members' : 'non-members'}</ButtonLink>}
      />
    </>
  );
}
