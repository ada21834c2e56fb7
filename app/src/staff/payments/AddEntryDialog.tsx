import { Row, showToast } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { newSchedule, parsePrice, SCHEDULE_ADDED, unpaidScheduleForm } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { AddEntryDialogMutation } from './__generated__/AddEntryDialogMutation.graphql.ts';

interface AddEntryDialogProps extends DialogProps {
  invoiceId: number;
  /** The initial price, where the schedule misses an amount; otherwise that of a new schedule. */
  price: number;
}

interface Values {
  scheduleDate: string;
  price: number | null;
}

const check = validateWith(unpaidScheduleForm);

/**
 * Dialog that adds a payment to the schedule of an invoice.
 *
 * @spec 2 §5, §7, §8
 */
export function AddEntryDialog({ invoiceId, price, onClose, reload }: AddEntryDialogProps) {
  const initial = newSchedule(useNow());
  const add = useMoneyMutation<AddEntryDialogMutation>(
    graphql`
      mutation AddEntryDialogMutation($input: AddPaymentScheduleInput!, $idempotencyKey: String!) {
        addPaymentSchedule(input: $input, idempotencyKey: $idempotencyKey) {
          id
        }
      }
    `,
    reload,
  );
  const submit = async (values: Values) => {
    await add({ input: { invoiceId, scheduleDate: values.scheduleDate, price: values.price ?? 0 } });
    onClose();
    showToast({ kind: 'success', text: SCHEDULE_ADDED });
  };
  return (
    <FormDialog<Values>
      title="Add schedule date"
      onClose={onClose}
      initialValues={{ scheduleDate: isoDay(initial.scheduleDate), price: price || initial.price }}
      validate={check}
      onSubmit={submit}
    >
      <FormDateField name="scheduleDate" label="Schedule date" required />
      <FormPesoField name="price" label="Price" hint="Whole pesos. A payment of ₱0 is paid at once." parse={parsePrice} required />
      <Row justify="end">
        <SubmitButton loadingText="Adding">Add schedule date</SubmitButton>
      </Row>
    </FormDialog>
  );
}
