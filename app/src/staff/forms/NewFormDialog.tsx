import { Row, showToast } from '@atlas/ui';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { newFormForm, validateWith } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useBlocker } from '../../routing/routerContext.ts';
import type { NewFormDialogMutation } from './__generated__/NewFormDialogMutation.graphql.ts';

const check = validateWith(newFormForm);

/** Creates a form, and opens its fields. */
export function NewFormDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const blocker = useBlocker();
  const withKey = useIdempotencyKey();
  const submit = useSubmit<NewFormDialogMutation>(graphql`
    mutation NewFormDialogMutation($title: String!, $slug: String!, $idempotencyKey: String) {
      createForm(title: $title, slug: $slug, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  return (
    <FormDialog<{ title: string; slug: string }>
      title="New form"
      description="It begins as a draft. Add its questions next."
      onClose={onClose}
      initialValues={{ title: '', slug: '' }}
      validate={check}
      onSubmit={async (values) => {
        const { createForm } = await withKey((idempotencyKey) => submit({ ...values, idempotencyKey }));
        showToast({ kind: 'success', text: 'Form created.' });
        onClose();
        // The dialog's form is still being submitted.
        blocker.release();
        navigate(routePath('form', { id: createForm.databaseId }, { tab: 'fields' }));
      }}
    >
      <FormTextField name="title" label="Title" maxLength={150} required />
      <FormTextField name="slug" label="Address" hint="The last part of its link: /form/after-the-event" autoCapitalize="none" required />
      <Row gap={2} justify="end" wrap>
        <SubmitButton>Create form</SubmitButton>
      </Row>
    </FormDialog>
  );
}
