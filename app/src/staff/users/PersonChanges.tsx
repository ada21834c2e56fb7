import { Heading, Link, Row, Stack, Text, Timeline } from '@atlas/ui';
import { auditDeed, instantText } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import { actorText } from '../shared/actorText.ts';
import { auditChange } from '../shared/auditChange.ts';
import { logPath } from '../shared/logPath.ts';
import type { PersonChanges_viewer$key } from './__generated__/PersonChanges_viewer.graphql.ts';

interface PersonChangesProps {
  viewer: PersonChanges_viewer$key;
  /** The person's id. */
  id: number;
}

/** The latest changes to a person's record, with a link to all of them. */
export function PersonChanges({ viewer, id }: PersonChangesProps) {
  const { auditEntries } = useFragment(
    graphql`
      fragment PersonChanges_viewer on Viewer @argumentDefinitions(id: { type: "Int!" }) {
        auditEntries(first: 10, filter: { subjectType: "user", subjectId: $id }, sort: { by: at, descending: true }) {
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
    <Stack gap={3} as="section" aria-labelledby="changes">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="changes">
          Changes
        </Heading>
        <Link href={logPath('audit', { subject: 'user', record: id })}>All changes</Link>
      </Row>
      {entries.length === 0 ? (
        <Text tone="muted">Nothing was changed so far.</Text>
      ) : (
        <Timeline
          label="Changes"
          items={entries.map(({ databaseId, at, reason, actor, onBehalfOf, ...entry }) => ({
            id: String(databaseId),
            title: (
              <Link href={logPath('audit', { subject: 'user', record: id, id: databaseId })} tone="quiet">
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
