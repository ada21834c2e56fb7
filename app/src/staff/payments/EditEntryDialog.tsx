import { PesoField, Row, showToast } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { validateWith } from '@atlas/domain/forms';
import {
  editableFields,
  paidScheduleForm,
  paidScheduleInput,
  parsePrice,
  PAYMENT_PLATFORMS,
  SCHEDULE_UPDATED,
  unpaidScheduleForm,
} from '@atlas/domain/payments';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import type { EntryDialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { EditEntryDialog_entry$key } from './__generated__/EditEntryDialog_entry.graphql.ts';
import type { EditEntryDialogMutation } from './__generated__/EditEntryDialogMutation.graphql.ts';

interface Values {
  scheduleDate: string;
  price: number | null;
  paymentPlatform: string | null;
}

const checkUnpaid = validateWith(unpaidScheduleForm);
const checkPaid = validateWith(paidScheduleForm);
const checkSettled = validateWith(paidScheduleInput);
const nothing = () => undefined;

/**
 * Dialog that edits a payment: date and price while it is unpaid, date and platform once it is
 * paid. One that credit settled has no platform.
 *
 * @spec 2 §5, §7, §8
 */
export function EditEntryDialog({ entry: key, name, onClose, reload }: EntryDialogProps<EditEntryDialog_entry$key>) {
  const entry = useFragment(
    graphql`
      fragment EditEntryDialog_entry on ScheduleEntry {
        databaseId
        revision
        status
        scheduleDate
        price
        paymentPlatform
        payment {
          __typename
        }
      }
    `,
    key,
  );
  const update = useMoneyMutation<EditEntryDialogMutation>(
    graphql`
      mutation EditEntryDialogMutation($id: Int!, $input: UpdatePaymentScheduleInput!, $revision: Int, $idempotencyKey: String!) {
        updatePaymentSchedule(id: $id, input: $input, revision: $revision, idempotencyKey: $idempotencyKey) {
          revision
        }
      }
    `,
    reload,
  );
  const { databaseId: id, revision, status, scheduleDate, price, payment } = entry;
  const editable = editableFields(status === 'PAID' ? 'Paid' : 'Unpaid');
  const hasPlatform = editable.paymentPlatform && payment != null;
  const initialValues = { scheduleDate, price, paymentPlatform: hasPlatform ? (entry.paymentPlatform ?? null) : null };
  const submit = async (values: Values) => {
    const input = {
      scheduleDate: values.scheduleDate,
      ...(editable.price && { price: values.price ?? 0 }),
      ...(hasPlatform && { paymentPlatform: values.paymentPlatform }),
    };
    await update({ id, input, revision });
    onClose();
    showToast({ kind: 'success', text: SCHEDULE_UPDATED });
  };
  return (
    <FormDialog<Values>
      title={`Edit ${name}`}
      onClose={onClose}
      initialValues={initialValues}
      validate={editable.price ? checkUnpaid : hasPlatform ? checkPaid : ({ scheduleDate: date }) => checkSettled({ scheduleDate: date })}
      onSubmit={submit}
      reload={reload}
    >
      <FormDateField name="scheduleDate" label="Schedule date" required />
      {editable.price ? (
        <FormPesoField name="price" label="Price" hint="Whole pesos." parse={parsePrice} required />
      ) : (
        <PesoField name="price" label="Price" hint="The price of a paid entry is fixed." value={price} onChange={nothing} readOnly />
      )}
      {hasPlatform && <FormSelect name="paymentPlatform" label="Payment platform" options={PAYMENT_PLATFORMS} required />}
      <Row justify="end">
        <SubmitButton>Save changes</SubmitButton>
      </Row>
    </FormDialog>
  );
}
