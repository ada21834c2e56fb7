import { Row, showToast } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { MAX_NOTE, userNoteForm } from '@atlas/domain/users';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { NoteDialogAddMutation } from './__generated__/NoteDialogAddMutation.graphql.ts';
import type { NoteDialog_note$key } from './__generated__/NoteDialog_note.graphql.ts';
import type { NoteDialogUpdateMutation } from './__generated__/NoteDialogUpdateMutation.graphql.ts';

interface NoteDialogProps {
  personId: number;
  /** Null for a new note. */
  note: NoteDialog_note$key | null;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

const check = validateWith(userNoteForm);

/** Dialog that writes a note about a person, or edits one. */
export function NoteDialog({ personId, note: key, reload, onClose }: NoteDialogProps) {
  const note = useFragment(
    graphql`
      fragment NoteDialog_note on UserNote {
        databaseId
        body
        revision
      }
    `,
    key,
  );
  const add = useCreate<NoteDialogAddMutation>(graphql`
    mutation NoteDialogAddMutation($personId: Int!, $input: UserNoteInput!, $idempotencyKey: String!) {
      addUserNote(userId: $personId, input: $input, idempotencyKey: $idempotencyKey) {
        id
      }
    }
  `);
  const update = useSubmit<NoteDialogUpdateMutation>(graphql`
    mutation NoteDialogUpdateMutation($id: Int!, $revision: Int!, $input: UserNoteInput!) {
      updateUserNote(databaseId: $id, revision: $revision, input: $input) {
        ...NoteMeta_note
        ...NoteDialog_note
      }
    }
  `);
  const submit = async (input: { body: string }) => {
    await (note == null ? add({ personId, input }) : update({ id: note.databaseId, revision: note.revision, input }));
    await reload().catch(() => undefined);
    onClose();
    showToast({ kind: 'success', text: note == null ? 'Note added.' : 'Note saved.' });
  };
  return (
    <FormDialog
      title={note == null ? 'Add a note' : 'Edit note'}
      onClose={onClose}
      initialValues={{ body: note?.body ?? '' }}
      validate={check}
      onSubmit={submit}
      {...(note != null && { reload })}
    >
      <FormTextArea name="body" label="Note" rows={8} maxLength={MAX_NOTE} required />
      <Row justify="end">
        <SubmitButton loadingText="Saving">{note == null ? 'Add note' : 'Save note'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}
