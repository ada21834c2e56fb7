import { FormSection } from '@atlas/ui';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { graphql, useFragment } from 'react-relay/hooks';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { AudienceField } from '../../admin/pickers/AudienceField.tsx';
import type { CourseFields_viewer$key } from './__generated__/CourseFields_viewer.graphql.ts';

/** The form fields of a course; `id` is null for a new one. */
export function CourseFields({ viewer, id }: { viewer: CourseFields_viewer$key; id: number | null }) {
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
        <MarkdownFormField
          name="description"
          label="Description"
          hint="What learners can do afterwards, and who it is for."
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
        <AudienceField kind="COURSE" id={id} records={courseAudiences} />
      </FormSection>
    </>
  );
}
