import { Row, showToast } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { keptResolutionForm } from '@atlas/domain/providers';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { collectedAmount } from '../shared/providers/collectedAmount.ts';
import type { NoteKeptDialog_collected$key } from './__generated__/NoteKeptDialog_collected.graphql.ts';
import type { NoteKeptDialogMutation } from './__generated__/NoteKeptDialogMutation.graphql.ts';

const check = validateWith(keptResolutionForm);

/** Dialog that notes what became of money that Atlas cannot record, or of a dispute. */
export function NoteKeptDialog({ collected: key, onClose, reload }: DialogProps & { collected: NoteKeptDialog_collected$key }) {
  const collected = useFragment(
    graphql`
      fragment NoteKeptDialog_collected on CollectedPayment {
        databaseId
        provider
        ...collectedAmount_collected
      }
    `,
    key,
  );
  const resolve = useSubmit<NoteKeptDialogMutation>(graphql`
    mutation NoteKeptDialogMutation($databaseId: Int!, $reason: String!) {
      resolveCollectedPayment(databaseId: $databaseId, reason: $reason) {
        resolution
      }
    }
  `);
  const { databaseId, provider } = collected;
  const submit = async ({ reason }: { reason: string }) => {
    await resolve({ databaseId, reason }, reload);
    onClose();
    showToast({ kind: 'success', text: 'Noted.' });
  };
  return (
    <FormDialog<{ reason: string }>
      title={`What became of ${collectedAmount(collected)}?`}
      description={`Decide in the dashboard of ${provider} first. The note moves no money, and takes this off the list.`}
      onClose={onClose}
      initialValues={{ reason: '' }}
      validate={check}
      onSubmit={submit}
    >
      <FormTextArea name="reason" label="Reason" hint="What was decided, and why." rows={3} maxLength={1000} required />
      <Row justify="end">
        <SubmitButton>Save note</SubmitButton>
      </Row>
    </FormDialog>
  );
}
