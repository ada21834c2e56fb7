import { Row, showToast } from '@atlas/ui';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { changelogForm } from '@atlas/domain/changelog';
import { validateWith } from '@atlas/domain/forms';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { useStillHere } from '../../admin/forms/useStillHere.ts';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { ChangelogDialogMutation } from './__generated__/ChangelogDialogMutation.graphql.ts';
import type { ChangelogDialog_entry$key } from './__generated__/ChangelogDialog_entry.graphql.ts';

interface Values {
  title: string;
  body: string;
}
interface ChangelogDialogProps {
  /** Null creates a new entry. */
  entry: ChangelogDialog_entry$key | null;
  onClose: () => void;
  /** Called with the id of the saved entry, unless the user left in the meantime. */
  onSaved: (id: number) => void;
  reload: () => Promise<unknown>;
}
const check = validateWith(changelogForm);

/** The form that creates or edits an entry of the change log. New entries are drafts. */
export function ChangelogDialog({ entry: key, onClose, onSaved, reload }: ChangelogDialogProps) {
  const entry = useFragment(
    graphql`
      fragment ChangelogDialog_entry on ChangelogEntry {
        databaseId
        revision
        title
        body
        lastSaved {
          ...LastSavedText_saved
        }
      }
    `,
    key,
  );
  const submit = useSubmit<ChangelogDialogMutation>(graphql`
    mutation ChangelogDialogMutation($id: Int, $revision: Int, $input: ChangelogEntryInput!, $idempotencyKey: String) {
      saveChangelogEntry(databaseId: $id, revision: $revision, input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
        bodyTree
        ...ChangelogDialog_entry
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const mark = useStillHere();
  const save = async (input: Values) => {
    const isStillHere = mark();
    const { saveChangelogEntry } = entry
      ? await submit({ id: entry.databaseId, revision: entry.revision, input }, reload)
      : await withKey((idempotencyKey) => submit({ input, idempotencyKey }, reload));
    showToast({ kind: 'success', text: entry ? 'Entry saved.' : 'Draft saved.' });
    // The user who left while it was being saved stays where they are now.
    const opens = isStillHere();
    onClose();
    if (opens) onSaved(saveChangelogEntry.databaseId);
  };
  return (
    <FormDialog<Values>
      title={entry ? 'Edit entry' : 'New entry'}
      description={entry?.lastSaved && <LastSaved saved={entry.lastSaved} />}
      size="wide"
      onClose={onClose}
      initialValues={{ title: entry?.title ?? '', body: entry?.body ?? '' }}
      validate={check}
      onSubmit={save}
      reload={reload}
    >
      <FormTextField name="title" label="Title" hint="What people can do now, in a few words." maxLength={150} required />
      <MarkdownFormField name="body" label="Text" rows={10} maxLength={20_000} required />
      <Row gap={2} justify="end" wrap>
        <SubmitButton>{entry ? 'Save entry' : 'Save draft'}</SubmitButton>
      </Row>
    </FormDialog>
  );
}
