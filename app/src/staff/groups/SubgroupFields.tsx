import { FormSection } from '@atlas/ui';
import { FormNumberField } from '@atlas/ui/forms/FormNumberField.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { FormTimeField } from '@atlas/ui/forms/FormTimeField.tsx';
import { MAX_SUBGROUP_CAPACITY, MEETING_DAYS } from '@atlas/domain/groups';
import { graphql, useFragment } from 'react-relay/hooks';
import { PersonField } from '../../admin/pickers/PersonField.tsx';
import type { SubgroupFields_viewer$key } from './__generated__/SubgroupFields_viewer.graphql.ts';

interface SubgroupFieldsProps {
  viewer: SubgroupFields_viewer$key;
  /** The present leader. */
  leader?: { readonly databaseId: number; readonly name: string } | null;
  /** The present number of members, who move along to another group. */
  memberCount?: number;
}

/** The form fields of a subgroup. */
export function SubgroupFields({ viewer, leader = null, memberCount = 0 }: SubgroupFieldsProps) {
  const { peopleChoices } = useFragment(
    graphql`
      fragment SubgroupFields_viewer on Viewer {
        peopleChoices {
          groups {
            databaseId
            name
          }
        }
      }
    `,
    viewer,
  );
  return (
    <>
      <FormSection>
        <FormRecordSelect
          name="groupId"
          label="Group"
          hint={memberCount > 0 ? 'In another group, its members move along.' : undefined}
          records={peopleChoices.groups}
          placeholder="Choose a group"
          required
        />
        <FormTextField name="name" label="Name" maxLength={100} required />
        <PersonField name="leaderId" label="Leader" hint="They see the subgroup and its members." chosen={leader} />
        <FormNumberField
          name="capacity"
          label="Members at most"
          hint="Leave it empty for no limit."
          min={1}
          max={MAX_SUBGROUP_CAPACITY}
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Weekly meeting" description="Members see when the next one begins. Times are Manila time.">
        <FormRecordSelect
          name="meetingDay"
          label="Meeting day"
          records={MEETING_DAYS.map(({ value, label }) => ({ databaseId: value, name: label }))}
          placeholder="No weekly meeting"
          optionalText="(optional)"
        />
        <FormTimeField name="meetingTime" label="Meeting time" optionalText="(optional)" />
        <FormTextField
          name="meetingLink"
          label="Meeting link"
          hint="Only members of the subgroup and those responsible for it see it."
          type="url"
          maxLength={500}
          optionalText="(optional)"
        />
      </FormSection>
    </>
  );
}
