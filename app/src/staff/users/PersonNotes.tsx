import { Heading, Stack, Text, Timeline } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonNotes_person$key } from './__generated__/PersonNotes_person.graphql.ts';

/** The notes about a person. The server omits notes that the viewer may not read. */
export function PersonNotes({ person: key }: { person: PersonNotes_person$key }) {
  const { notes } = useFragment(
    graphql`
      fragment PersonNotes_person on User {
        notes {
          id
          body
          createdAt
          author {
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={3} as="section" aria-labelledby="notes">
      <Heading level={2} size="subheading" id="notes">
        Notes
      </Heading>
      {notes.length === 0 ? (
        <Text tone="muted">No notes yet.</Text>
      ) : (
        <Timeline
          label="Notes"
          items={notes.map(({ id, body, createdAt, author }) => ({
            id,
            title: author.name,
            meta: instantText(createdAt),
            children: body,
          }))}
        />
      )}
    </Stack>
  );
}
