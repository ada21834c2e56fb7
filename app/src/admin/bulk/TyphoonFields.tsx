import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { MAX_EXTENSION_DAYS } from '@atlas/domain/jobs';
import { ReasonField } from './ReasonField.tsx';

/** The days that people get after a typhoon, the cities, and the announcement. */
export const TyphoonFields = () => (
  <>
    <FormNumberField
      name="days"
      label="Days"
      hint="We add this many days to current subscriptions, and move every unpaid payment by as many."
      min={1}
      max={MAX_EXTENSION_DAYS}
      required
    />
    <FormTextField
      name="cities"
      label="Cities"
      hint="Only people who live there. Separate several by commas, or leave empty for everyone selected."
      optionalText="(optional)"
      maxLength={500}
    />
    <FormTextArea
      name="message"
      label="Message"
      hint="Everyone who gets more days receives it once, and an undo does not take it back."
      rows={4}
      maxLength={1000}
      required
    />
    <ReasonField />
  </>
);
