import { Link, Row, Text, type UploadedFile } from '@atlas/ui';
import { FormFileDrop } from '@atlas/ui/forms/FormFileDrop.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import {
  IMPORT_EXTENSIONS,
  IMPORT_MODE_CHOICES,
  importFileForm,
  importFileProblem,
  type ImportMode,
  sheetLinkForm,
  UPLOAD_KIND_NAMES,
  UPLOAD_KINDS,
  type UploadKind,
} from '@atlas/domain/imports';
import { fileSizeText } from '@atlas/domain/uploads';
import { Suspense } from 'react';
import { useFormState } from 'react-final-form';
import { useLocation } from 'wouter';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useBlocker } from '../../routing/routerContext.ts';
import { LazySendingFile } from '../../shared/uploads/LazySendingFile.ts';
import { importPath } from './importPath.ts';
import { templatePath } from './templatePath.ts';
import { useSendImport } from './useSendImport.ts';

interface ChosenFile extends UploadedFile {
  readonly file: File;
}

interface Values {
  kind: UploadKind;
  /** The mode of members. */
  mode: ImportMode;
  from: 'file' | 'link';
  files: readonly ChosenFile[];
  url: string;
}

const START: Values = { kind: 'members', mode: 'create', from: 'file', files: [], url: '' };
const KINDS = UPLOAD_KINDS.map((value) => ({ value, label: UPLOAD_KIND_NAMES[value] }));
const SOURCES = [
  { value: 'file', label: 'A file', description: 'An xlsx workbook with the sheets of the template, or one sheet as CSV.' },
  { value: 'link', label: 'A published spreadsheet', description: 'In Google Sheets: File, Share, Publish to web.' },
];

/** Validates by the forms of the domain. The file is represented by its name. */
function check({ from, kind, mode, files: [file], url }: Values): object {
  if (from === 'link') return validateWith(sheetLinkForm)({ kind, mode, ...(url.trim() !== '' && { url }) });
  const { fileName, ...errors } = validateWith(importFileForm)({ kind, fileName: file?.name ?? '' });
  return { ...errors, ...(fileName !== undefined && { files: fileName }) };
}

/** Accepts a chosen file without uploading it. The upload starts when the form is sent. */
const choose = (file: File): Promise<ChosenFile> =>
  Promise.resolve({ id: `${file.name} ${file.lastModified}`, name: file.name, size: file.size, file });

/** Dialog that sends a workbook to be checked, and opens its check. */
export function NewImportDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const blocker = useBlocker();
  const { sending, send } = useSendImport();
  const submit = async ({ kind, mode, from, files: [chosen], url }: Values) => {
    if (from === 'file' && chosen === undefined) return;
    const source = from === 'file' && chosen !== undefined ? { file: chosen.file } : { url };
    const id = await send({ kind, mode: kind === 'members' ? mode : 'create', ...source });
    onClose();
    blocker.release();
    navigate(importPath(id));
  };
  return (
    <FormDialog<Values>
      title="New import"
      description="Atlas first checks each row and shows what it would do. Nothing is changed yet."
      onClose={onClose}
      initialValues={START}
      validate={check}
      onSubmit={submit}
    >
      <KindFields />
      <SourceFields />
      {sending && (
        <Suspense fallback={null}>
          <LazySendingFile {...sending} />
        </Suspense>
      )}
      <Row justify="end">
        <SubmitButton loadingText="Checking">Check the rows</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** The kind with its template, and the mode of members. */
function KindFields() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { kind } = values;
  return (
    <>
      <FormSelect
        // The list has a filter of this name.
        id="import-kind"
        name="kind"
        label="Records"
        hint={
          <>
            The columns are those of the{' '}
            <Link href={templatePath(kind)} download>
              {`template for ${kind}`}
            </Link>
            .
          </>
        }
        options={KINDS}
      />
      {kind === 'members' ? (
        <FormRadioGroup name="mode" label="People" options={IMPORT_MODE_CHOICES} />
      ) : (
        <Text size={14} tone="muted">
          {`Only new ${kind} are added. Rows that an earlier import added are skipped.`}
        </Text>
      )}
    </>
  );
}

/** The file, or the link of a published spreadsheet. */
function SourceFields() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <>
      <FormRadioGroup name="from" label="Source" options={SOURCES} />
      {values.from === 'file' ? (
        <FormFileDrop<ChosenFile>
          key="file"
          name="files"
          label="File"
          required
          accept={IMPORT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          uploadedText="Chosen"
          check={importFileProblem}
          sizeText={fileSizeText}
          compress={(file) => Promise.resolve(file)}
          upload={choose}
        />
      ) : (
        <FormTextField
          key="link"
          name="url"
          label="Link"
          hint="It is loaded once. After a change in the spreadsheet, import it again."
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          maxLength={2000}
        />
      )}
    </>
  );
}
