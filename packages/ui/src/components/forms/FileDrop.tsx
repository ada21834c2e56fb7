import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { showLoadError } from '../feedback/showLoadError.ts';
import { compressImage } from './compressImage.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { FileDropRow, FileDropTexts } from './FileDropRow.tsx';
import { FileList, Input, DesktopText, DropText, PhoneText, DropZone } from './fileDropStyle.ts';
import type { UploadedFile, UploadFile } from './Upload.ts';
import { useUploads } from './useUploads.ts';

export interface FileDropProps<Uploaded extends UploadedFile> extends FieldProps, FileDropTexts {
  /** The uploaded files. */
  value: readonly Uploaded[];
  onChange: (value: readonly Uploaded[]) => void;
  onBlur?: (() => void) | undefined;
  /** Called when uploading starts and when it ends. */
  onBusy?: ((busy: boolean) => void) | undefined;
  /** Uploads one file; see UploadFile. */
  upload: UploadFile<Uploaded>;
  /** Validates a file after compression: returns an error message or null. */
  check?: ((file: File) => string | null) | undefined;
  /** Formats a size in bytes ("412 kB"). Without it no size is shown. */
  sizeText?: ((bytes: number) => string) | undefined;
  /** Compresses a file before the upload. By default compresses photos. */
  compress?: ((file: File) => Promise<File>) | undefined;
  /** Accepts several files; otherwise a new file replaces the previous one. */
  multiple?: boolean | undefined;
  /** The accepted types in the file picker: ".pdf,image/*". `check` has the last word. */
  accept?: string | undefined;
  disabled?: boolean | undefined;
  /** A Cover or another picture that a new file replaces. Files are dropped on it, and it shows the text of the button. */
  picture?: ReactNode;
  dropText?: string | undefined;
  chooseText?: string | undefined;
}

/** Loads the row of a file with the first file. */
const loadRow = async () => (await import('./FileDropRow.tsx')).FileDropRow;

/** Uploads files that are dropped, selected or pasted. Each shows its progress, resumes after a lost connection, and can be cancelled and retried. */
export function FileDrop<Uploaded extends UploadedFile>({
  value,
  onChange,
  onBlur,
  onBusy,
  upload,
  check = () => null,
  sizeText,
  compress = compressImage,
  multiple = false,
  accept,
  disabled = false,
  picture,
  dropText = multiple ? 'Drop files here, or choose them' : 'Drop a file here, or choose one',
  chooseText = multiple ? 'Choose files' : 'Choose a file',
  waitingText,
  uploadingText,
  uploadedText = 'Uploaded',
  failedText = 'It could not be uploaded.',
  pausedText = 'No connection. It resumes automatically.',
  retryText,
  removeText,
  cancelText,
  ...field
}: FileDropProps<Uploaded>) {
  const [over, setOver] = useState(false);
  const [news, setNews] = useState('');
  const [Row, setRow] = useState<typeof FileDropRow | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    value,
    onChange,
    onBusy,
    multiple,
    upload,
    check,
    compress,
    failedText,
    pausedText,
    onNews: ({ name }, message) => setNews(`${name}: ${message ?? uploadedText}`),
  });
  const hasFiles = value.length + uploads.pending.length > 0;
  useEffect(() => {
    if (hasFiles) void loadRow().then((loaded) => setRow(() => loaded), showLoadError);
  }, [hasFiles]);
  const texts = { waitingText, uploadingText, pausedText, retryText, removeText, cancelText };
  const take = (files: FileList | null) => {
    if (!disabled && files && files.length > 0) uploads.add([...files]);
  };
  /** The row disappears with its focused button. */
  const remove = (forget: () => void) => {
    forget();
    input.current?.focus();
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          <DropZone
            $over={over}
            $isPicture={picture !== undefined}
            $invalid={control['aria-invalid'] === true}
            onPaste={(event) => take(event.clipboardData.files)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(!disabled);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              take(event.dataTransfer.files);
            }}
          >
            {picture}
            <DropText>
              <Icon icon={CloudUpload} size={picture === undefined ? 'l' : 'm'} />
              <DesktopText>{dropText}</DesktopText>
              <PhoneText>{chooseText}</PhoneText>
            </DropText>
            <Input
              {...control}
              ref={input}
              type="file"
              multiple={multiple}
              accept={accept}
              disabled={disabled}
              onBlur={() => onBlur?.()}
              onChange={(event) => {
                take(event.target.files);
                // Lets the same file be selected again.
                event.target.value = '';
              }}
            />
          </DropZone>
          {hasFiles && Row !== null && (
            <FileList>
              {value.map((file) => (
                <Row
                  {...texts}
                  key={file.id}
                  name={file.name}
                  size={sizeText?.(file.size)}
                  onRemove={disabled ? undefined : () => remove(() => onChange(value.filter((other) => other !== file)))}
                />
              ))}
              {uploads.pending.map((pending) => (
                <Row
                  {...texts}
                  key={`pending ${pending.key}`}
                  name={pending.file.name}
                  size={sizeText?.(pending.size)}
                  sent={sizeText?.(pending.sent)}
                  pending={pending}
                  onRetry={() => uploads.retry(pending)}
                  onRemove={() => remove(() => uploads.forget(pending.key))}
                />
              ))}
            </FileList>
          )}
          <VisuallyHidden role="status">{news}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
