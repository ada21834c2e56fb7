import { Heading, Link, Row, Stack, Text, Timeline } from '@atlas/ui';
import { auditDeed, instantText } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import { actorText } from '../shared/actorText.ts';
import { auditChange } from '../shared/auditChange.ts';
import { logPath } from '../shared/logPath.ts';
import type { SubscriptionHistory_viewer$key } from './__generated__/SubscriptionHistory_viewer.graphql.ts';

interface SubscriptionHistoryProps {
  viewer: SubscriptionHistory_viewer$key;
  /** The subscription's id. */
  id: number;
}

/** The latest changes to a subscription, with a link to all of them. */
export function SubscriptionHistory({ viewer, id }: SubscriptionHistoryProps) {
  const { auditEntries } = useFragment(
    graphql`
      fragment SubscriptionHistory_viewer on Viewer @argumentDefinitions(id: { type: "Int!" }) {
        auditEntries(first: 10, filter: { subjectType: "subscription", subjectId: $id }, sort: { by: at, descending: true }) {
          edges {
            node {
              databaseId
              at
              reason
              ...auditChange_entry
              actor {
                name
              }
              onBehalfOf {
                name
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const entries = auditEntries.edges.map(({ node }) => node);
  return (
    <Stack gap={3} as="section" aria-labelledby="history">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="history">
          History
        </Heading>
        {entries.length > 0 && <Link href={logPath('audit', { subject: 'subscription', record: id })}>All changes</Link>}
      </Row>
      {entries.length === 0 ? (
        <Text tone="muted">Not changed since the enrollment.</Text>
      ) : (
        <Timeline
          label="History"
          items={entries.map(({ databaseId, at, reason, actor, onBehalfOf, ...entry }) => ({
            id: String(databaseId),
            title: (
              <Link href={logPath('audit', { subject: 'subscription', record: id, id: databaseId })} tone="quiet">
                {auditDeed(auditChange(entry)).replace(/^./, (first) => first.toUpperCase())}
              </Link>
            ),
            meta: `${actorText(actor?.name, onBehalfOf?.name)} · ${instantText(at)}`,
            ...(reason != null && { children: reason }),
          }))}
        />
      )}
    </Stack>
  );
}
