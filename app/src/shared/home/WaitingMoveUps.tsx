import { Card, FiguresSection, Link, PersonList, StatusBadge, Text } from '@atlas/ui';
import { waitingText, waitingTone } from '@atlas/domain/home';
import { countNoun, countText } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { manilaDaysBetween } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { useNow } from '../../session/useNow.ts';
import type { WaitingMoveUps_viewer$data, WaitingMoveUps_viewer$key } from './__generated__/WaitingMoveUps_viewer.graphql.ts';

type MoveUp = WaitingMoveUps_viewer$data['moveUps']['edges'][number]['node'];

const REQUESTS = { one: 'request', many: 'requests' };
const OTHERS = { one: 'more request', many: 'more requests' };

interface WaitingMoveUpsProps {
  viewer: WaitingMoveUps_viewer$key;
  /** The address that shows all of them here; null once it does. */
  allHref: string | null;
}

/**
 * Requests to move up from the stages that the user reviews, the longest-waiting first. Each links
 * to its review.
 */
export function WaitingMoveUps({ viewer: key, allHref }: WaitingMoveUpsProps) {
  const { moveUps } = useFragment(
    graphql`
      fragment WaitingMoveUps_viewer on Viewer @argumentDefinitions(first: { type: "Int!" }) {
        moveUps(first: $first, filter: { state: WAITING }, sort: { by: created, descending: false }) {
          totalCount
          edges {
            node {
              databaseId
              createdAt
              opensMember
              member {
                databaseId
                name
                slug
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
  const now = useNow();
  const [opensReview, opensPerson, opensProfile] = [useOpens('reviewMoveUp'), useOpens('user'), useOpens('profile')];
  const hrefOf = ({ databaseId, stage, member, opensMember }: MoveUp): string | undefined => {
    if (opensReview) return routePath('reviewMoveUp', { id: stage.databaseId }, { id: databaseId });
    if (opensPerson && opensMember) return routePath('user', { id: member.databaseId });
    return opensProfile ? routePath('profile', { slug: member.slug }) : undefined;
  };
  const others = moveUps.totalCount - moveUps.edges.length;
  return (
    <FiguresSection
      title="Waiting to move up"
      more={
        others > 0 &&
        allHref !== null && (
          <Link href={allHref} label={`See all ${countNoun(moveUps.totalCount, REQUESTS)}`}>
            See all {countText(moveUps.totalCount)}
          </Link>
        )
      }
    >
      <Card padding="none">
        <PersonList
          label="Waiting to move up"
          people={moveUps.edges.map(({ node }) => {
            const days = manilaDaysBetween(new Date(node.createdAt), now);
            return {
              id: String(node.databaseId),
              name: node.member.name,
              picture: node.member.profileImage,
              href: hrefOf(node),
              note: `Stage ${node.stage.number}: ${node.stage.name}`,
              badges: <StatusBadge tone={waitingTone(days)} text={waitingText(days)} />,
            };
          })}
        />
      </Card>
      {others > 0 && allHref === null && (
        <Text size={14} tone="muted" numeric>
          and {countNoun(others, OTHERS)}
        </Text>
      )}
    </FiguresSection>
  );
}
