import { Row, showToast } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { MAX_ORDER_NOTE, orderNoteForm } from '@atlas/domain/orders';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { DialogProps } from '../payments/DialogProps.ts';
import type { OrderNoteDialog_order$key } from './__generated__/OrderNoteDialog_order.graphql.ts';
import type { OrderNoteDialogMutation } from './__generated__/OrderNoteDialogMutation.graphql.ts';

const check = validateWith(orderNoteForm);

/** Dialog for the note of staff about an order. */
export function OrderNoteDialog({ order: key, onClose, reload }: DialogProps & { order: OrderNoteDialog_order$key }) {
  const { databaseId, revision, payCode, note } = useFragment(
    graphql`
      fragment OrderNoteDialog_order on Order {
        databaseId
        revision
        payCode
        note
      }
    `,
    key,
  );
  const save = useSubmit<OrderNoteDialogMutation>(graphql`
    mutation OrderNoteDialogMutation($databaseId: Int!, $revision: Int!, $note: String!) {
      noteOrder(databaseId: $databaseId, revision: $revision, note: $note) {
        note
        revision
      }
    }
  `);
  const submit = async (values: { note: string }) => {
    await save({ databaseId, revision, note: values.note ?? '' });
    onClose();
    showToast({ kind: 'success', text: 'Note saved.' });
  };
  return (
    <FormDialog<{ note: string }>
      title={`Note about order ${payCode}`}
      description="Only staff read it."
      initialValues={{ note }}
      validate={check}
      onSubmit={submit}
      onClose={onClose}
      reload={reload}
    >
      <FormTextArea name="note" label="Note" rows={5} maxLength={MAX_ORDER_NOTE} />
      <Row justify="end">
        <SubmitButton loadingText="Saving">Save note</SubmitButton>
      </Row>
    </FormDialog>
  );
}
