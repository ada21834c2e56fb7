import { FormSection } from '@atlas/ui';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { clockSeconds, LESSON_TYPES, type LessonType } from '@atlas/domain/courses';
import type { FormErrors } from '@atlas/domain/forms';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonFields_course$key } from './__generated__/LessonFields_course.graphql.ts';

/** What somebody fills in about a lesson. */
export interface LessonValues {
  unitId: string;
  name: string;
  type: LessonType;
  shortDescription: string;
  body: string;
  videoUrl: string;
  embedUrl: string;
  /** As `clockText` writes it; '' where nobody said. */
  length: string;
}

/** The form's values as the API and domain's schema take them. */
export const lessonInput = ({ unitId, length, ...texts }: LessonValues) => ({
  ...texts,
  unitId: Number(unitId),
  durationSeconds: length.trim() === '' ? null : clockSeconds(length),
});

/** Domain's messages in the places of the form's fields. */
export const lessonErrors = ({ durationSeconds, ...errors }: FormErrors): FormErrors => ({
  ...errors,
  ...(durationSeconds !== undefined && { length: durationSeconds }),
});

/** The fields of a lesson; what it links to goes by its type. */
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
        <FormSelect
          name="unitId"
          label="Unit"
          options={units.map(({ databaseId, name }) => ({ value: String(databaseId), label: name }))}
          required
        />
        <FormRadioGroup name="type" label="Type" options={LESSON_TYPES.map((type) => ({ value: type.key, label: type.label }))} />
        {values.type === 'VIDEO' && <FormTextField name="videoUrl" label="Video link" type="url" hint={videoHint} />}
        {values.type === 'EMBED' && (
          <FormTextField
            name="embedUrl"
            label="Embed link"
            type="url"
            hint="An https address of a site that may be embedded. It runs in a closed frame."
            required
          />
        )}
        <FormTextField
          name="length"
          label="Duration"
          hint="How long it takes to watch or read, in minutes and seconds: 7:15, or 7."
          optionalText="(optional)"
        />
      </FormSection>
      <FormSection title="Text">
        <FormTextArea name="shortDescription" label="Short description" rows={2} maxLength={300} optionalText="(optional)" />
        <FormTextArea name="body" label="Lesson text" hint="Markdown." rows={12} maxLength={50_000} optionalText="(optional)" />
      </FormSection>
    </>
  );
}
