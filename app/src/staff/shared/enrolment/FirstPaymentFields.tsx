import { Checkbox, Columns, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { formatAmount } from '@atlas/domain/money';
import { PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { useNow } from '../../../session/useNow.ts';
import { emptyPayment, type FirstPaymentValues } from './enrolmentValues.ts';

interface FirstPaymentFieldsProps {
  /** The path of the funnel's values in the form. */
  path: string;
  /** Whole pesos that are due first; null while unknown. */
  due: number | null;
}

/**
 * The first payment of a funnel, for staff who received it already.
 *
 * @spec 2 §7; product decisions
 */
export function FirstPaymentFields({ path, due }: FirstPaymentFieldsProps) {
  const name = `${path}.firstPayment`;
  const { value, onChange, onBlur, error } = useBoundField<FirstPaymentValues | null>(name, null);
  const today = isoDay(useNow());
  const isEarlier = value !== null && value.paidOn !== '' && value.paidOn < today;
  return (
    <Stack gap={4}>
      <Checkbox
        name={name}
        label="First payment received"
        hint="Records the payment together with the enrollment."
        checked={value !== null}
        onChange={(isReceived) => onChange(isReceived ? emptyPayment : null)}
        onBlur={onBlur}
        error={error}
      />
      {value !== null && (
        <>
          <Columns>
            <FormSelect
              name={`${name}.paymentPlatform`}
              label="Payment platform"
              placeholder="Choose a platform"
              options={PAYMENT_PLATFORMS}
              required
            />
            <FormTextField name={`${name}.transactionId`} label="Reference" maxLength={100} autoComplete="off" optionalText="(optional)" />
          </Columns>
          <Columns>
            <FormPesoField
              name={`${name}.amount`}
              label="Amount"
              hint={due === null ? 'Empty: the first payment.' : `Empty: the first payment, ${formatAmount(due)}.`}
              optionalText="(optional)"
            />
            <FormDateField name={`${name}.paidOn`} label="Day of payment" hint="Empty: today." max={today} optionalText="(optional)" />
          </Columns>
          {isEarlier && (
            <FormTextArea name={`${name}.reason`} label="Reason" hint="Why the day lies in the past." rows={2} maxLength={1000} required />
          )}
          <FormTextField
            name={`${name}.externalInvoiceId`}
            label="External invoice"
            hint="The serial of an invoice that was issued elsewhere."
            maxLength={100}
            autoComplete="off"
          />
        </>
      )}
    </Stack>
  );
}
