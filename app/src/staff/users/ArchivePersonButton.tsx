import { Button, Row, showToast } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { archiveUserForm } from '@atlas/domain/users';
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useRestoreUser } from './useRestoreUser.ts';
import type { ArchivePersonButtonMutation } from './__generated__/ArchivePersonButtonMutation.graphql.ts';

interface ArchivePersonButtonProps {
  person: { readonly databaseId: number; readonly name: string };
  reload: () => Promise<unknown>;
}

const check = validateWith(archiveUserForm);

/**
 * Button that archives a person, so that they cannot sign in. It requires a reason, which is shown
 * on their page.
 */
export function ArchivePersonButton({ person, reload }: ArchivePersonButtonProps) {
  const { databaseId: id, name } = person;
  const [open, setOpen] = useState(false);
  const restore = useRestoreUser();
  const archive = useSubmit<ArchivePersonButtonMutation>(graphql`
    mutation ArchivePersonButtonMutation($id: Int!, $reason: String!) {
      setUserArchived(databaseId: $id, archived: true, reason: $reason) {
        archivedAt
        archivedReason
        revision
      }
    }
  `);
  // Works even after the user has left the page.
  const bringBack = async () => {
    const { run, success } = restore(person, reload);
    try {
      await run();
      showToast({ kind: 'success', text: success });
    } catch (error) {
      showError(error);
    }
  };
  const submit = async ({ reason }: { reason: string }) => {
    try {
      await archive({ id, reason }, reload);
    } catch (error) {
      return formErrors(error);
    }
    setOpen(false);
    showToast({ kind: 'success', text: `${name} is archived.`, action: { text: 'Undo', onClick: () => void bringBack() } });
    return undefined;
  };
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setOpen(true)}>
        Archive
      </Button>
      {open && (
        <FormDialog
          title={`Archive ${name}?`}
          description="They are signed out everywhere and can no longer log in. Their payments and other records stay, and you can restore the account."
          onClose={() => setOpen(false)}
          initialValues={{ reason: '' }}
          validate={check}
          onSubmit={submit}
        >
          <FormTextArea name="reason" label="Reason" hint="Colleagues see it on this page." rows={3} maxLength={500} required />
          <Row justify="end">
            <SubmitButton loadingText="Archiving">Archive person</SubmitButton>
          </Row>
        </FormDialog>
      )}
    </>
  );
}
