import { ErrorState, Modal, Row, showToast, Skeleton, SkeletonGroup } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { lessonNoteForm, MAX_NOTE_CHARACTERS, type LessonNoteForm } from '@atlas/domain/courses';
import { validateWith } from '@atlas/domain/forms';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { QueryOnOpen } from '../../routing/QueryOnOpen.tsx';
import NotesQuery from './__generated__/LessonNotesDialogQuery$parameters.ts';
import type { LessonNotesDialogMutation } from './__generated__/LessonNotesDialogMutation.graphql.ts';
import type { LessonNotesDialogQuery } from './__generated__/LessonNotesDialogQuery.graphql.ts';

const TITLE = 'My notes';
const validate = validateWith(lessonNoteForm);

interface LessonNotesDialogProps {
  courseId: number;
  lessonId: number;
  onClose: () => void;
}

/** The member's note on a lesson, loaded from the server. */
export const LessonNotesDialog = ({ courseId, lessonId, onClose }: LessonNotesDialogProps) => (
  <QueryOnOpen<LessonNotesDialogQuery>
    query={NotesQuery}
    variables={{ courseId, lessonId }}
    loading={
      <Modal open onClose={onClose} title={TITLE}>
        <SkeletonGroup>
          <Skeleton shape="block" height="row" />
        </SkeletonGroup>
      </Modal>
    }
    failed={(retry) => (
      <Modal open onClose={onClose} title={TITLE}>
        <ErrorState title="Your note could not be loaded." onRetry={retry} />
      </Modal>
    )}
  >
    {(queryRef) => <NoteForm queryRef={queryRef} lessonId={lessonId} onClose={onClose} />}
  </QueryOnOpen>
);

interface NoteFormProps {
  queryRef: PreloadedQuery<LessonNotesDialogQuery>;
  lessonId: number;
  onClose: () => void;
}

function NoteForm({ queryRef, lessonId, onClose }: NoteFormProps) {
  const { viewer } = usePreloadedQuery<LessonNotesDialogQuery>(
    graphql`
      query LessonNotesDialogQuery($courseId: Int!, $lessonId: Int!) @preloadable {
        viewer {
          lesson(courseId: $courseId, databaseId: $lessonId) {
            note {
              text
              revision
            }
          }
        }
      }
    `,
    queryRef,
  );
  const save = useSubmit<LessonNotesDialogMutation>(graphql`
    mutation LessonNotesDialogMutation($lessonId: Int!, $revision: Int!, $text: String!) {
      saveLessonNote(lessonId: $lessonId, revision: $revision, text: $text) {
        note {
          text
          revision
        }
      }
    }
  `);
  const { text = '', revision = 0 } = viewer.lesson?.note ?? {};
  const submit = async (values: LessonNoteForm) => {
    try {
      const { saveLessonNote } = await save({ lessonId, revision, text: values.text });
      onClose();
      showToast({ kind: 'success', text: saveLessonNote.note ? 'Your note is saved.' : 'Your note is removed.' });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <FormDialog<LessonNoteForm>
      title={TITLE}
      description="Only you see them."
      onClose={onClose}
      initialValues={{ text }}
      validate={validate}
      onSubmit={submit}
    >
      <FormTextArea name="text" label="Note" rows={10} maxLength={MAX_NOTE_CHARACTERS} />
      <Row justify="end">
        <SubmitButton loadingText="Saving">Save</SubmitButton>
      </Row>
    </FormDialog>
  );
}
