import { Row, showToast } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { cancelOrderForm, MAX_CANCEL_REASON } from '@atlas/domain/orders';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { DialogProps } from '../payments/DialogProps.ts';
import type { CancelOrderDialog_order$key } from './__generated__/CancelOrderDialog_order.graphql.ts';
import type { CancelOrderDialogMutation } from './__generated__/CancelOrderDialogMutation.graphql.ts';

const check = validateWith(cancelOrderForm);

/** Confirmation that cancels an order, with the reason that its buyer reads. */
export function CancelOrderDialog({ order: key, onClose, reload }: DialogProps & { order: CancelOrderDialog_order$key }) {
  const { databaseId, payCode } = useFragment(
    graphql`
      fragment CancelOrderDialog_order on Order {
        databaseId
        payCode
      }
    `,
    key,
  );
  const cancel = useSubmit<CancelOrderDialogMutation>(graphql`
    mutation CancelOrderDialogMutation($databaseId: Int!, $reason: String!) {
      cancelOrder(databaseId: $databaseId, reason: $reason) {
        state
        stateLabel
        revision
      }
    }
  `);
  const submit = async ({ reason }: { reason: string }) => {
    await cancel({ databaseId, reason }, reload);
    onClose();
    showToast({ kind: 'success', text: 'Order cancelled.' });
  };
  return (
    <FormDialog<{ reason: string }>
      title={`Cancel order ${payCode}?`}
      description="Its coupon can be used again. The buyer can place a new order."
      initialValues={{ reason: '' }}
      validate={check}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextArea name="reason" label="Reason" hint="The buyer reads it." rows={3} maxLength={MAX_CANCEL_REASON} required />
      <Row justify="end">
        <SubmitButton loadingText="Cancelling">Cancel order</SubmitButton>
      </Row>
    </FormDialog>
  );
}
