import { instantText } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoteMeta_note$key } from './__generated__/NoteMeta_note.graphql.ts';

/** The times of a note: when it was written and last edited, and by whom if not by its author. */
export function NoteMeta({ note: key }: { note: NoteMeta_note$key }) {
  const { createdAt, editedAt, author, editedBy } = useFragment(
    graphql`
      fragment NoteMeta_note on UserNote {
        createdAt
        editedAt
        author {
          databaseId
        }
        editedBy {
          databaseId
          name
        }
      }
    `,
    key,
  );
  if (editedAt == null) return instantText(createdAt);
  const by = editedBy == null || editedBy.databaseId === author.databaseId ? '' : ` by ${editedBy.name}`;
  return `${instantText(createdAt)} · edited ${instantText(editedAt)}${by}`;
}
