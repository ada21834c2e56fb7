import { ButtonLink, FormSection } from '@atlas/ui';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { introForm } from '@atlas/domain/courses';
import { formValues } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { MarkdownFormField } from '../../admin/forms/MarkdownFormField.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import type { CourseIntroScreenMutation } from './__generated__/CourseIntroScreenMutation.graphql.ts';
import type { CourseIntroScreenQuery } from './__generated__/CourseIntroScreenQuery.graphql.ts';

const QUERY = graphql`
  query CourseIntroScreenQuery($id: Int!) @preloadable {
    viewer {
      course(databaseId: $id) {
        databaseId
        revision
        name
        intro
        introVideoUrl
        lastSaved {
          ...LastSavedText_saved
        }
      }
    }
  }
`;

/**
 * The form for a course's introduction at `/courses/{id}/intro`.
 *
 * @spec 1 §2.5
 */
export function CourseIntroScreen({ queryRef, params }: { queryRef: PreloadedQuery<CourseIntroScreenQuery>; params: { id: number } }) {
  const { course } = usePreloadedQuery<CourseIntroScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<CourseIntroScreenQuery>(QUERY, { id: params.id });
  const saveIntro = useSubmit<CourseIntroScreenMutation>(graphql`
    mutation CourseIntroScreenMutation($id: Int!, $revision: Int!, $input: CourseIntroInput!) {
      saveCourseIntro(databaseId: $id, revision: $revision, input: $input) {
        revision
        intro
        introVideoUrl
        lastSaved {
          ...LastSavedText_saved
        }
      }
    }
  `);
  // Without the saved text there is nothing to edit, and saving would delete it.
  if (!course || course.intro === null) return <NotFound />;
  const { databaseId: id, revision } = course;
  return (
    <RecordForm
      title="Course introduction"
      back={{ href: routePath('course', { id }), label: course.name }}
      form={introForm}
      initialValues={formValues(introForm, course)}
      save={async (input) => {
        await saveIntro({ id, revision, input });
        return { text: 'Introduction saved.', href: routePath('courseIntroPreview', { id }) };
      }}
      reload={reload}
      submitText="Save introduction"
      note={<LastSaved saved={course.lastSaved} />}
      status={
        <ButtonLink href={routePath('courseIntroPreview', { id })} variant="quiet" size="dense">
          Preview
        </ButtonLink>
      }
    >
      <FormSection>
        <FormTextField
          name="introVideoUrl"
          label="Video link"
          type="url"
          hint="A YouTube link. It uses no data until it is tapped."
          optionalText="(optional)"
        />
        <MarkdownFormField
          name="intro"
          label="Introduction"
          hint="What members read before the first lesson."
          rows={12}
          maxLength={20_000}
          optionalText="(optional)"
        />
      </FormSection>
    </RecordForm>
  );
}
