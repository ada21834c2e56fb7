import { ErrorState, Modal, Row, showToast, Skeleton, SkeletonGroup } from '@atlas/ui';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { lessonNoteForm, MAX_NOTE_CHARACTERS, type LessonNoteForm } from '@atlas/domain/courses';
import { validateWith } from '@atlas/domain/forms';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { QueryOnOpen } from '../../routing/QueryOnOpen.tsx';
import { OtherNote } from './OtherNote.tsx';
import NotesQuery from './__generated__/LessonNotesDialogQuery$parameters.ts';
import type { LessonNotesDialogMutation } from './__generated__/LessonNotesDialogMutation.graphql.ts';
import type { LessonNotesDialogQuery } from './__generated__/LessonNotesDialogQuery.graphql.ts';

const TITLE = 'My notes';
/** A note has one owner, so it was the same member, on another device or in another tab. */
const SAVED_ELSEWHERE = {
  title: 'You saved this note somewhere else in the meantime',
  text: 'Your text is kept. Review it, then save again.',
};
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

const QUERY = graphql`
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
`;

interface NoteFormProps {
  queryRef: PreloadedQuery<LessonNotesDialogQuery>;
  lessonId: number;
  onClose: () => void;
}

function NoteForm({ queryRef, lessonId, onClose }: NoteFormProps) {
  const { viewer } = usePreloadedQuery<LessonNotesDialogQuery>(QUERY, queryRef);
  const request = useReload<LessonNotesDialogQuery>(QUERY, queryRef.variables);
  // Set once the note was saved on another device while this form was open.
  const [isElsewhere, setElsewhere] = useState(false);
  const reload = async () => {
    await request();
    setElsewhere(true);
  };
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
    const { saveLessonNote } = await save({ lessonId, revision, text: values.text });
    onClose();
    showToast({ kind: 'success', text: saveLessonNote.note ? 'Your note is saved.' : 'Your note is removed.' });
  };
  return (
    <FormDialog<LessonNoteForm>
      title={TITLE}
      description="Only you see them."
      onClose={onClose}
      initialValues={{ text }}
      validate={validate}
      onSubmit={submit}
      reload={reload}
      overtaken={SAVED_ELSEWHERE}
    >
      <FormTextArea name="text" label="Note" rows={10} maxLength={MAX_NOTE_CHARACTERS} />
      {isElsewhere && text !== '' && <OtherNote text={text} />}
      <Row justify="end">
        <SubmitButton loadingText="Saving">Save</SubmitButton>
      </Row>
    </FormDialog>
  );
}
