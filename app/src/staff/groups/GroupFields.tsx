import { FormSection } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { PeopleField } from '../../admin/pickers/PeopleField.tsx';
import { PersonField } from '../../admin/pickers/PersonField.tsx';

interface Named {
  readonly databaseId: number;
  readonly name: string;
}

interface GroupFieldsProps {
  /** The present leader and coaches. */
  leader?: Named | null;
  coaches?: readonly Named[];
}

/** The form fields of a group. */
export function GroupFields({ leader = null, coaches = [] }: GroupFieldsProps) {
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={100} required />
        <FormTextArea
          name="description"
          label="Description"
          hint="Members see it in My groups."
          rows={3}
          maxLength={2000}
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="People" description="They see the members of the group, and who needs a call.">
        <PersonField
          name="leaderId"
          label="Leader"
          hint="Needs an access level that leads, such as Team Lead, Coach or Expert."
          chosen={leader}
        />
        <PeopleField name="coachIds" label="Coaches" hint="In addition to the leader." chosen={coaches} />
      </FormSection>
    </>
  );
}
