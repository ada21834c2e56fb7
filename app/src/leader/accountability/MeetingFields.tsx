import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormTimeField } from '@atlas/ui/forms/FormTimeField.tsx';
import { MEETING_DAYS } from '@atlas/domain/groups';

const DAYS = MEETING_DAYS.map(({ value, label }) => ({ databaseId: value, name: label }));

/** The form fields of the weekly meeting and the chat of an accountability group. */
export const MeetingFields = () => (
  <>
    <FormRecordSelect name="meetingDay" label="Meeting day" records={DAYS} placeholder="No weekly meeting" optionalText="(optional)" />
    <FormTimeField name="meetingTime" label="Meeting time" hint="In Manila." optionalText="(optional)" />
    <FormTextField
      name="chatLink"
      label="Chat link"
      hint="Only the members and those who look after them see it."
      type="url"
      maxLength={500}
      optionalText="(optional)"
    />
  </>
);
