import { FormSection } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';

/**
 * The form fields of a batch.
 *
 * @spec 2 §3
 */
export const BatchFields = () => (
  <FormSection>
    <FormTextField name="name" label="Name" maxLength={100} required />
    <FormDateField
      name="launchFrom"
      label="First day"
      hint="The batch is current from this day. No other batch may launch on the same days."
      required
    />
    <FormDateField name="launchTo" label="Last day" hint="The last day on which people join it." required />
  </FormSection>
);
