import { Card, FiguresSection, PersonList } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { WaitingMoveUps_viewer$key } from './__generated__/WaitingMoveUps_viewer.graphql.ts';

/**
 * Requests to move up from the stages the leader reviews, the longest-waiting first. Each links to
 * the review once that page exists.
 */
export function WaitingMoveUps({ viewer: key }: { viewer: WaitingMoveUps_viewer$key }) {
  const { moveUps } = useFragment(
    graphql`
      fragment WaitingMoveUps_viewer on Viewer {
        moveUps(first: 5, filter: { state: WAITING }, sort: { by: created, descending: false }) {
          edges {
            node {
              databaseId
              createdAt
              member {
                name
                profileImage
              }
              stage {
                databaseId
                number
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  const opensReview = useOpens('reviewMoveUp');
  return (
    <FiguresSection title="Waiting to move up">
      <Card padding="none">
        <PersonList
          label="Waiting to move up"
          people={moveUps.edges.map(({ node: { databaseId, createdAt, member, stage } }) => ({
            id: String(databaseId),
            name: member.name,
            picture: member.profileImage,
            href: opensReview ? routePath('reviewMoveUp', { id: stage.databaseId }) : undefined,
            note: `Stage ${stage.number}: ${stage.name} · asked ${formatShortDate(createdAt)}`,
          }))}
        />
      </Card>
    </FiguresSection>
  );
}
