import { FormSection } from '@atlas/ui';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormRecordSelect } from '@atlas/ui/forms/FormRecordSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { LESSON_TYPES, type lessonForm } from '@atlas/domain/courses';
import type { FormValues } from '@atlas/domain/forms';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { DurationField } from './DurationField.tsx';
import type { LessonFields_course$key } from './__generated__/LessonFields_course.graphql.ts';

/** The values of a lesson's form. */
export type LessonValues = FormValues<ReturnType<typeof lessonForm>>;

/** The form fields of a lesson. The link field depends on the lesson's type. */
export function LessonFields({ course: key, videoHint }: { course: LessonFields_course$key; videoHint: string }) {
  const { units } = useFragment(
    graphql`
      fragment LessonFields_course on Course {
        units {
          databaseId
          name
        }
      }
    `,
    key,
  );
  const { values } = useFormState<LessonValues>({ subscription: { values: true } });
  return (
    <>
      <FormSection>
        <FormTextField name="name" label="Name" maxLength={150} required />
        <FormRecordSelect name="unitId" label="Unit" records={units} required />
        <FormRadioGroup name="type" label="Type" options={LESSON_TYPES.map((type) => ({ value: type.key, label: type.label }))} />
        {values.type === 'VIDEO' && <FormTextField name="videoUrl" label="Video link" type="url" hint={videoHint} />}
        {values.type === 'EMBED' && (
          <FormTextField
            name="embedUrl"
            label="Embed link"
            type="url"
            hint="An https address of a site that may be embedded. It runs in a sandboxed frame."
            required
          />
        )}
        <DurationField name="durationSeconds" />
      </FormSection>
      <FormSection title="Text">
        <FormTextArea name="shortDescription" label="Short description" rows={2} maxLength={300} optionalText="(optional)" />
        <MarkdownFormField name="body" label="Lesson text" rows={12} maxLength={50_000} optionalText="(optional)" />
      </FormSection>
    </>
  );
}
