import { Badge, Card, DateText, Heading, KeyValueList, ProgressBar, Row, Stack, StatusBadge, Text } from '@atlas/ui';
import { pointsText, taskCountText } from '@atlas/domain/journey';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { subscriptionState } from '../shared/subscriptionState.ts';
import { ProfilePage } from './ProfilePage.tsx';
import type { MembershipTabQuery, MembershipTabQuery$data } from './__generated__/MembershipTabQuery.graphql.ts';

type Viewer = MembershipTabQuery$data['viewer'];
type Subscription = Viewer['mySubscriptions'][number];

/**
 * `/profile?tab=membership`: the member's level, batch, stage and subscriptions.
 * @spec 1 §2.9
 */
export function MembershipTab({ queryRef }: { queryRef: PreloadedQuery<MembershipTabQuery> }) {
  const { viewer } = usePreloadedQuery<MembershipTabQuery>(
    graphql`
      query MembershipTabQuery @preloadable {
        viewer {
          user {
            createdAt
            accessLevelNames
            batch {
              name
            }
          }
          myStage {
            points
            percentage
            remainingTasksCount
            stage {
              number
              name
            }
          }
          mySubscriptions {
            id
            startsAt
            expiry
            expiryText
            isCurrent
            isExpired
            unsubscribedAt
            funnel {
              name
            }
          }
          ...ProfilePage_viewer
        }
      }
    `,
    queryRef,
  );
  const { currentUser } = useAuth();
  const { user, myStage, mySubscriptions } = viewer;
  const others = user.accessLevelNames.filter((name) => name !== currentUser?.accessLevel?.name);
  return (
    <ProfilePage tab="membership" viewer={viewer}>
      <Card as="section" aria-labelledby="membership">
        <Stack gap={4}>
          <Heading level={2} size="subheading" id="membership">
            Membership
          </Heading>
          <KeyValueList
            layout="grid"
            emptyText="None yet"
            items={[
              { label: 'Access level in use', value: currentUser?.accessLevel?.name },
              ...(others.length > 0 ? [{ label: 'Other access levels', value: others.join(', ') }] : []),
              { label: 'Batch', value: user.batch?.name },
              { label: 'With us since', value: <DateText text={formatShortDate(user.createdAt)} dateTime={user.createdAt} /> },
            ]}
          />
        </Stack>
      </Card>
      <Stage stage={myStage} />
      <Stack gap={4} as="section" aria-labelledby="subscriptions">
        <Heading level={2} size="subheading" id="subscriptions">
          Subscriptions
        </Heading>
        {mySubscriptions.length === 0 ? (
          <Text tone="muted">You have no subscriptions yet. Free lessons are still open to you.</Text>
        ) : (
          <Stack gap={3} as="ul">
            {/* The server sorts them by start, the oldest first. */}
            {mySubscriptions.toReversed().map((subscription) => (
              <SubscriptionCard key={subscription.id} subscription={subscription} />
            ))}
          </Stack>
        )}
      </Stack>
    </ProfilePage>
  );
}

function Stage({ stage: { stage, points, percentage, remainingTasksCount } }: { stage: Viewer['myStage'] }) {
  return (
    <Card as="section" aria-labelledby="stage">
      <Stack gap={3}>
        <Row justify="between" wrap>
          <Heading level={2} size="subheading" id="stage">
            {stage === null ? 'No stage yet' : `Stage ${stage.number}: ${stage.name}`}
          </Heading>
          <Badge tone="info">{pointsText(points)}</Badge>
        </Row>
        {stage === null ? (
          <Text tone="muted">Your journey begins when you answer the Journey Form.</Text>
        ) : (
          <>
            <ProgressBar label="Tasks of this stage" percent={percentage} valueText={taskCountText(remainingTasksCount)} />
            <Text size={14} tone="muted">
              {taskCountText(remainingTasksCount)}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { funnel, startsAt, expiry, expiryText, isCurrent, isExpired, unsubscribedAt } = subscription;
  return (
    <Card as="li">
      <Stack gap={2}>
        <Row justify="between" wrap>
          <Text weight="label">{funnel.name}</Text>
          <StatusBadge {...subscriptionState({ isCurrent, isExpired, unsubscribedAt })} />
        </Row>
        <Text size={14} tone="muted" as="div" numeric>
          From <DateText text={formatShortDate(startsAt)} dateTime={startsAt} /> · Expiry: <DateText text={expiryText} dateTime={expiry} />
        </Text>
      </Stack>
    </Card>
  );
}
