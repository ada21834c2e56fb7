import { Button, Row, showToast } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormFileDrop } from '@atlas/ui/forms/FormFileDrop.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { UnsavedGuard } from '@atlas/ui/forms/UnsavedGuard.tsx';
import { isoDay } from '@atlas/domain/time';
import { fileKindProblem, fileSizeText, PICTURE_HINT, PICTURE_TYPES } from '@atlas/domain/uploads';
import { MAX_WIN_LENGTHS } from '@atlas/domain/users';
import { useFormState } from 'react-final-form';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../admin/forms/formErrors.ts';
import { useNow } from '../../session/useNow.ts';
import { readPicture } from '../../shared/uploads/readPicture.ts';
import { useSaveWin } from './useSaveWin.ts';
import { checkWin, type WinFile, type WinValues } from './winValues.ts';
import type { WinList_win$data } from './__generated__/WinList_win.graphql.ts';

type Win = WinList_win$data[number];

interface WinDialogProps {
  /** Null adds one. */
  win: Win | null;
  /** Called once it is saved. */
  onSaved: () => void;
  onClose: () => void;
}

/** Reads a picture, so that a file that is not one is rejected before anything is sent. */
const choose = async (file: File): Promise<WinFile> => {
  await readPicture(file);
  return { id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size, file };
};

const valuesOf = ({ title, achievedOn, body, picture }: Win): WinValues => ({
  title,
  achievedOn,
  body,
  pictures: picture === null ? [] : [{ id: picture.url, name: 'Current picture', size: 0, file: null }],
});

/** Adds or edits a win of the member. */
export function WinDialog({ win, onSaved, onClose }: WinDialogProps) {
  const now = useNow();
  const today = isoDay(now);
  const save = useSaveWin(win?.databaseId ?? null);
  const submit = async (values: WinValues) => {
    try {
      const problem = await save(values);
      onSaved();
      onClose();
      if (problem === null)
        showToast({ kind: 'success', text: win ? 'The win is saved.' : 'Congratulations! Your win is on your profile.' });
      else showToast({ kind: 'error', text: `The win is saved, but not its picture. ${problem}` });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <FormDialog<WinValues>
      title={win ? 'Edit win' : 'Add a win'}
      onClose={onClose}
      initialValues={win ? valuesOf(win) : { title: '', achievedOn: today, body: '', pictures: [] }}
      validate={checkWin(now)}
      onSubmit={submit}
    >
      <FormTextField name="title" label="Title" hint="First client, a better rate." maxLength={MAX_WIN_LENGTHS.title} required />
      <FormDateField name="achievedOn" label="Date" max={today} required />
      <FormTextArea name="body" label="Story" rows={4} maxLength={MAX_WIN_LENGTHS.body} optionalText="(optional)" />
      <FormFileDrop<WinFile>
        name="pictures"
        label="Picture"
        hint={PICTURE_HINT}
        optionalText="(optional)"
        accept={PICTURE_TYPES}
        dropText="Drop a picture here, or choose one"
        chooseText="Choose a picture"
        uploadedText="Chosen"
        check={(file) => fileKindProblem('win', file.name)}
        sizeText={(bytes) => (bytes > 0 ? fileSizeText(bytes) : '')}
        upload={choose}
      />
      <Row justify="end">
        <SaveButton>{win ? 'Save win' : 'Add win'}</SaveButton>
      </Row>
    </FormDialog>
  );
}

/** The button also waits for the picture. */
function SaveButton({ children }: { children: string }) {
  const { submitting = false, values } = useFormState<WinValues>({ subscription: { submitting: true, values: true } });
  return (
    <>
      {/* Within the site the picture continues to upload. Closing the tab would stop it. */}
      <UnsavedGuard unsaved={submitting && values.pictures[0]?.file != null} />
      <Button type="submit" variant="primary" loading={submitting} loadingText="Saving">
        {children}
      </Button>
    </>
  );
}
