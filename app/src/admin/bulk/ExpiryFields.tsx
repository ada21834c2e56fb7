import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { LIFETIME_ACCESS } from '@atlas/domain/subscriptions';
import { useField } from 'react-final-form';

/** The new expiry: a day, or none. */
export function ExpiryFields() {
  const { input } = useField<boolean | undefined>('noExpiry', { subscription: { value: true } });
  return (
    <>
      {input.value !== true && (
        <FormDateField
          name="expiresOn"
          label="Expiry"
          hint="The last day of access. Renewals behind it move by the same number of days."
          required
        />
      )}
      <FormCheckbox name="noExpiry" label={`No expiry (${LIFETIME_ACCESS})`} />
    </>
  );
}
