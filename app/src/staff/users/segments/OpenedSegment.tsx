import { ButtonLink, EmptyState, ErrorState, Page, Skeleton, SkeletonGroup, Vignette } from '@atlas/ui';
import { routeNamed, routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Redirect } from 'wouter';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { QueryOnOpen } from '../../../routing/QueryOnOpen.tsx';
import OpenedQuery from './__generated__/OpenedSegmentQuery$parameters.ts';
import type { OpenedSegmentQuery } from './__generated__/OpenedSegmentQuery.graphql.ts';

interface OpenedSegmentProps {
  /** The key in the link. */
  segmentKey: string;
  /** The page of the link. */
  of: 'users' | 'nonMembers';
}

/** Opens the list with the filters of a segment, by the key in its link. */
export const OpenedSegment = ({ segmentKey, of }: OpenedSegmentProps) => (
  <>
    <PageTitle title={routeNamed(of).title} />
    <QueryOnOpen<OpenedSegmentQuery>
      query={OpenedQuery}
      variables={{ key: segmentKey }}
      loading={
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      }
      failed={(retry) => <ErrorState title="The segment could not be loaded." onRetry={retry} />}
    >
      {(queryRef) => <Opened queryRef={queryRef} of={of} />}
    </QueryOnOpen>
  </>
);

const QUERY = graphql`
  query OpenedSegmentQuery($key: String!) @preloadable {
    viewer {
      segmentByKey(key: $key) {
        path
        problem
      }
    }
  }
`;

function Opened({ queryRef, of }: { queryRef: PreloadedQuery<OpenedSegmentQuery>; of: OpenedSegmentProps['of'] }) {
  const { segmentByKey: segment } = usePreloadedQuery<OpenedSegmentQuery>(QUERY, queryRef).viewer;
  if (segment && segment.problem == null) return <Redirect to={segment.path} replace />;
  return (
    <Page>
      <EmptyState
        level={1}
        vignette={<Vignette of="search" />}
        title={segment ? 'The filters of this segment cannot be used' : 'Segment not found'}
        text={segment?.problem ?? 'It was deleted, or its owner does not share it.'}
        action={<ButtonLink href={routePath(of)}>See all {of === 'users' ? 'members' : 'non-members'}</ButtonLink>}
      />
    </Page>
  );
}
