import { FormSection } from '@atlas/ui';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { fileNameForm } from '@atlas/domain/files';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import type { EditLessonFileScreenMutation } from './__generated__/EditLessonFileScreenMutation.graphql.ts';
import type { EditLessonFileScreenQuery } from './__generated__/EditLessonFileScreenQuery.graphql.ts';

/**
 * The form for the file name that members see, at `/lesson-files/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditLessonFileScreen({ queryRef }: { queryRef: PreloadedQuery<EditLessonFileScreenQuery> }) {
  const { lessonFile: file } = usePreloadedQuery<EditLessonFileScreenQuery>(
    graphql`
      query EditLessonFileScreenQuery($id: Int!) @preloadable {
        viewer {
          lessonFile(databaseId: $id) {
            databaseId
            name
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  const rename = useSubmit<EditLessonFileScreenMutation>(graphql`
    mutation EditLessonFileScreenMutation($id: Int!, $name: String!) {
      renameLessonFile(databaseId: $id, name: $name) {
        content {
          files {
            id
            name
          }
        }
      }
    }
  `);
  if (!file) return <NotFound />;
  const { databaseId: id } = file;
  const back = routePath('lessonFile', { id });
  return (
    <RecordForm
      title="Rename file"
      back={{ href: back, label: file.name }}
      initialValues={{ name: file.name }}
      form={fileNameForm}
      save={async ({ name }) => {
        await rename({ id, name });
        return { text: 'File renamed.', href: back };
      }}
      submitText="Save name"
    >
      <FormSection>
        <FormTextField name="name" label="Name" hint="The file extension stays the same." maxLength={200} required />
      </FormSection>
    </RecordForm>
  );
}
