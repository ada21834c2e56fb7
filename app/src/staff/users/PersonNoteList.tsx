import { ActionMenu, Badge, Button, EmptyState, Heading, Row, Stack, Text, Timeline, Vignette } from '@atlas/ui';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAction } from '../../admin/actions/useAction.tsx';
import { lazyPart } from '../../routing/lazyPart.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NoteBody } from './NoteBody.tsx';
import { NoteMeta } from './NoteMeta.tsx';
import type { PersonNoteListDeleteMutation } from './__generated__/PersonNoteListDeleteMutation.graphql.ts';
import type { PersonNoteListPinMutation } from './__generated__/PersonNoteListPinMutation.graphql.ts';
import type { PersonNoteList_person$data, PersonNoteList_person$key } from './__generated__/PersonNoteList_person.graphql.ts';

const NoteDialog = lazyPart('NoteDialog', async () => (await import('./NoteDialog.tsx')).NoteDialog);

type Note = PersonNoteList_person$data['notes'][number];

interface PersonNoteListProps {
  person: PersonNoteList_person$key;
  reload: () => Promise<unknown>;
}

/** All notes about a person: pinned ones first, each with its author, its times and its actions. */
export function PersonNoteList({ person: key, reload }: PersonNoteListProps) {
  const {
    databaseId: personId,
    name,
    notes,
    account: { noteCount },
  } = useFragment(
    graphql`
      fragment PersonNoteList_person on User {
        databaseId
        name
        account {
          noteCount
        }
        notes {
          databaseId
          body
          pinnedAt
          ...NoteMeta_note
          author {
            name
          }
          whyNotEdited
          ...NoteDialog_note
        }
      }
    `,
    key,
  );
  // The id of the edited note; 'new' for one that is being written.
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const actionsOf = useNoteActions({ reload, edit: setOpen });
  const { act, dialog } = useAction();
  // The server returns no number to people who may not read the notes, such as those about themselves.
  if (noteCount == null) return <Text tone="muted">Notes about yourself are for others only.</Text>;
  const edited = notes.find(({ databaseId }) => databaseId === open);
  return (
    <Stack gap={3} as="section" aria-labelledby="notes">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="notes">
          Notes
        </Heading>
        <Button variant="primary" onClick={() => setOpen('new')}>
          Add note
        </Button>
      </Row>
      <Text size={14} tone="muted">
        {name} never sees these notes in Atlas. They are part of a download of their data, without the names of the authors.
      </Text>
      {notes.length === 0 ? (
        <EmptyState
          vignette={<Vignette of="lessons" />}
          title="No notes yet"
          text="Write down what colleagues need to know before a call."
        />
      ) : (
        <Timeline
          label="Notes"
          items={notes.map((note) => ({
            id: String(note.databaseId),
            title: (
              <>
                {note.author.name} {note.pinnedAt != null && <Badge>Pinned</Badge>}
              </>
            ),
            meta: <NoteMeta note={note} />,
            children: (
              <Row justify="between" align="start" gap={2}>
                <NoteBody body={note.body} />
                <ActionMenu label={`Actions for the note of ${note.author.name}`} actions={actionsOf(note, act)} />
              </Row>
            ),
          }))}
        />
      )}
      {dialog}
      <Suspense>
        {open === 'new' && <NoteDialog personId={personId} note={null} reload={reload} onClose={() => setOpen(null)} />}
        {edited && <NoteDialog key={edited.databaseId} personId={personId} note={edited} reload={reload} onClose={() => setOpen(null)} />}
      </Suspense>
    </Stack>
  );
}

/** Returns the actions of a note that the current user may take. */
function useNoteActions({ reload, edit }: { reload: () => Promise<unknown>; edit: (id: number) => void }) {
  const pin = useSubmit<PersonNoteListPinMutation>(graphql`
    mutation PersonNoteListPinMutation($id: Int!, $pinned: Boolean!) {
      setUserNotePinned(databaseId: $id, pinned: $pinned) {
        pinnedAt
        revision
      }
    }
  `);
  const remove = useSubmit<PersonNoteListDeleteMutation>(graphql`
    mutation PersonNoteListDeleteMutation($id: Int!) {
      deleteUserNote(databaseId: $id) {
        ...PersonNoteList_person
      }
    }
  `);
  return ({ databaseId: id, pinnedAt, whyNotEdited, author }: Note, act: ReturnType<typeof useAction>['act']) => {
    const isPinned = pinnedAt != null;
    const pinAction = {
      label: isPinned ? 'Unpin' : 'Pin',
      onSelect: () =>
        act({ run: () => pin({ id, pinned: !isPinned }, reload), success: isPinned ? 'Note unpinned.' : 'Note pinned.', reload }),
    };
    if (whyNotEdited != null) return [pinAction];
    return [
      { label: 'Edit', onSelect: () => edit(id) },
      pinAction,
      {
        label: 'Delete',
        tone: 'danger' as const,
        onSelect: () =>
          act({
            confirm: {
              title: `Delete the note of ${author.name}?`,
              consequence: 'It is gone for all of you. This cannot be undone.',
              confirmText: 'Delete note',
              busyText: 'Deleting',
              tone: 'danger',
            },
            run: () => remove({ id }, reload),
            success: 'Note deleted.',
          }),
      },
    ];
  };
}
