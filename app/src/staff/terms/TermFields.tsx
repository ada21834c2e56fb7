import { FormSection } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { MAX_PAYMENTS, MAX_TERM_NAME, PAYMENT_ALIGNMENTS, PAYMENT_INTERVALS, PAYMENT_TERM_KINDS } from '@atlas/domain/payments';
import { useFormState } from 'react-final-form';
import type { TermValues } from '../shared/selling/termValues.ts';

/**
 * The form fields of a payment term.
 *
 * @spec 1 §2.8
 */
export function TermFields() {
  const { values } = useFormState<TermValues>({ subscription: { values: true } });
  return (
    <FormSection>
      <FormTextField name="name" label="Name" hint="Buyers see it when they choose how to pay." maxLength={MAX_TERM_NAME} required />
      <FormRadioGroup name="kind" label="Payments" options={PAYMENT_TERM_KINDS} />
      {values.kind === 'instalments' && <InstalmentFields />}
      <FormPesoField name="surcharge" label="Surcharge" hint="Added to the price for paying this way. 0 for none." required />
    </FormSection>
  );
}

function InstalmentFields() {
  return (
    <>
      <FormNumberField name="count" label="Number of payments" hint="Including the first." min={2} max={MAX_PAYMENTS} required />
      <FormSelect name="interval" label="Interval" options={PAYMENT_INTERVALS} />
      <FormSelect
        name="alignment"
        label="Due days"
        hint="The first payment is always due on the day of enrollment."
        options={PAYMENT_ALIGNMENTS}
      />
      <FormPesoField name="firstPayment" label="First payment" hint="Leave empty if it equals the others." optionalText="(optional)" />
    </>
  );
}
