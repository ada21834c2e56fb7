import { Row, showToast } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { reminderHoldForm } from '@atlas/domain/reminders';
import { isoDay } from '@atlas/domain/time';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useHoldReminders } from './useHoldReminders.ts';

const VALUES = { reason: '', until: '' };
type Values = typeof VALUES;

const check = validateWith(reminderHoldForm);

/** Dialog that exempts a person from payment reminders, until a day or until staff end it. */
export function HoldRemindersDialog({ userId, onClose, reload }: DialogProps & { userId: number }) {
  const hold = useHoldReminders(reload);
  const submit = async ({ reason, until }: Values) => {
    await hold({ userId, reason, until: until === '' ? null : until });
    onClose();
    showToast({ kind: 'success', text: 'Reminders are on hold.' });
  };
  return (
    <FormDialog<Values>
      title="Hold reminders"
      description="No payment reminders are sent in the meantime. What is due stays due."
      onClose={onClose}
      initialValues={VALUES}
      validate={check}
      onSubmit={submit}
    >
      <FormTextArea name="reason" label="Reason" hint="Your colleagues read it here." rows={2} maxLength={1000} required />
      <FormDateField
        name="until"
        label="Last day"
        hint="Without a day, reminders stay on hold until you send them again."
        min={isoDay(useNow())}
        optionalText="(optional)"
      />
      <Row justify="end">
        <SubmitButton loadingText="Holding">Hold reminders</SubmitButton>
      </Row>
    </FormDialog>
  );
}
