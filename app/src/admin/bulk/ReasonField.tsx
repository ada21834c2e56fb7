import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';

/** The reason for a change, for the audit. */
export const ReasonField = () => (
  <FormTextArea name="reason" label="Reason" hint="Saved in the audit log." rows={2} maxLength={500} required />
);
