import { FormSection } from '@atlas/ui';
import { FormRecordMultiSelect } from '@atlas/ui/forms/FormRecordMultiSelect.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseFields_viewer$key } from './__generated__/CourseFields_viewer.graphql.ts';

/** The form fields of a course. */
export function CourseFields({ viewer }: { viewer: CourseFields_viewer$key }) {
  const { courseAuthors, courseAudiences } = useFragment(
    graphql`
      fragment CourseFields_viewer on Viewer {
        courseAuthors {
          databaseId
          name
        }
        courseAudiences {
          databaseId
          name
        }
      }
    `,
    viewer,
  );
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={150} required />
        <FormTextArea
          name="shortDescription"
          label="Short description"
          hint="One or two sentences, shown in lists."
          maxLength={300}
          rows={2}
          optionalText="(optional)"
        />
        <FormTextArea
          name="description"
          label="Description"
          hint="Markdown. What learners can do afterwards, and who it is for."
          rows={8}
          maxLength={20_000}
          optionalText="(optional)"
        />
        <FormRecordSelect name="authorId" label="Author" records={courseAuthors} placeholder="No one" optionalText="(optional)" />
      </FormSection>
      <FormSection
        title="Who it is open to"
        description="Members with a product that contains the course have access anyway. Access levels chosen here have access without a subscription."
      >
        <FormRecordMultiSelect name="accessLevelIds" label="Access levels" records={courseAudiences} optionalText="(optional)" />
      </FormSection>
    </>
  );
}
