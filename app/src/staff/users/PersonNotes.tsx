import { Badge, Heading, Link, Row, Stack, Text, Timeline } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { NoteBody } from './NoteBody.tsx';
import { NoteMeta } from './NoteMeta.tsx';
import type { PersonNotes_person$key } from './__generated__/PersonNotes_person.graphql.ts';

/**
 * The pinned and the latest notes about a person, with the way to all of them. The server omits
 * notes that the viewer may not read.
 */
export function PersonNotes({ person: key }: { person: PersonNotes_person$key }) {
  const {
    notes,
    account: { noteCount },
  } = useFragment(
    graphql`
      fragment PersonNotes_person on User {
        account {
          noteCount
        }
        notes(latest: 3) {
          id
          body
          pinnedAt
          ...NoteMeta_note
          author {
            name
          }
        }
      }
    `,
    key,
  );
  const [path] = useLocation();
  return (
    <Stack gap={3} as="section" aria-labelledby="notes">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="notes">
          Notes
        </Heading>
        {noteCount != null && <Link href={`${path}?tab=notes`}>{noteCount > notes.length ? `All ${noteCount} notes` : 'All notes'}</Link>}
      </Row>
      {notes.length === 0 ? (
        <Text tone="muted">No notes yet.</Text>
      ) : (
        <Timeline
          label="Notes"
          items={notes.map(({ id, body, pinnedAt, ...note }) => ({
            id,
            title: (
              <>
                {note.author.name} {pinnedAt != null && <Badge>Pinned</Badge>}
              </>
            ),
            meta: <NoteMeta note={note} />,
            children: <NoteBody body={body} />,
          }))}
        />
      )}
    </Stack>
  );
}
