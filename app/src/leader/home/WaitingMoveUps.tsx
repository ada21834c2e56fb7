import { Card, FiguresSection, PersonList } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import type { WaitingMoveUps_viewer$key } from './__generated__/WaitingMoveUps_viewer.graphql.ts';

/** Who asked to move up from the stages that the leader reviews, who waits longest first; each leads to the review once it has its page. */
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
