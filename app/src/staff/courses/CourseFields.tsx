import { FormSection } from '@atlas/ui';
import { FormMultiSelect } from '@atlas/ui/forms/FormMultiSelect.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { courseForm } from '@atlas/domain/courses';
import { validateWith } from '@atlas/domain/forms';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseFields_viewer$key } from './__generated__/CourseFields_viewer.graphql.ts';

/** What somebody fills in about a course; choices are texts, as inputs have them. */
export interface CourseValues {
  name: string;
  shortDescription: string;
  description: string;
  authorId: string;
  accessLevelIds: readonly string[];
}

/** The form's values as the API and domain's schema take them. */
export const courseInput = ({ authorId, accessLevelIds, ...texts }: CourseValues) => ({
  ...texts,
  authorId: authorId === '' ? null : Number(authorId),
  accessLevelIds: accessLevelIds.map(Number),
});

const check = validateWith(courseForm);
export const checkCourse = (values: CourseValues) => check(courseInput(values));

/** The fields of a course. */
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
  const options = (people: readonly { databaseId: number; name: string }[]) =>
    people.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }));
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
          hint="Markdown. What learners can do afterwards, and for whom it is."
          rows={8}
          maxLength={20_000}
          optionalText="(optional)"
        />
        <FormSelect name="authorId" label="Author" options={options(courseAuthors)} placeholder="Nobody" optionalText="(optional)" />
      </FormSection>
      <FormSection
        title="Who it is open to"
        description="Members of a product that contains the course have it anyway. Access levels chosen here have it without a subscription."
      >
        <FormMultiSelect name="accessLevelIds" label="Access levels" options={options(courseAudiences)} optionalText="(optional)" />
      </FormSection>
    </>
  );
}
