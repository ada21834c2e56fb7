import { FormSection } from '@atlas/ui';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { PeopleField } from '../../admin/pickers/PeopleField.tsx';
import { StageTasksField } from './StageTasksField.tsx';

interface StageFieldsProps {
  /** Current managers and reviewers. */
  people?: readonly { readonly databaseId: number; readonly name: string }[];
}

/** The form fields of a stage. Its position in the journey is changed in the list. */
export function StageFields({ people = [] }: StageFieldsProps) {
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={150} required />
        <MarkdownFormField
          name="description"
          label="Description"
          hint="What members can do after this stage."
          rows={6}
          maxLength={20_000}
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection
        title="Tasks"
        description="What members do in this stage, in order. Members keep the points of a finished task even if you remove it."
      >
        <StageTasksField />
      </FormSection>
      <FormSection title="People">
        <PeopleField
          name="managerIds"
          label="Managers"
          hint="They see who is in the stage. Each person manages one stage."
          chosen={people}
        />
        <PeopleField name="reviewerIds" label="Reviewers" hint="They decide who moves up from it." chosen={people} />
      </FormSection>
    </>
  );
}
