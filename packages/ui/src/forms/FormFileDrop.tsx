import { useRef } from 'react';
import { useField } from 'react-final-form';
import { FileDrop } from '../components/forms/FileDrop.tsx';
import type { FileDropProps } from '../components/forms/FileDrop.tsx';
import type { UploadedFile } from '../components/forms/Upload.ts';
import { sameValue } from './sameValue.ts';
import { shownError } from './shownError.ts';
import type { Bound } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

interface FormFileDropProps<Uploaded extends UploadedFile> extends Omit<FileDropProps<Uploaded>, Bound | 'onBusy'> {
  /** The error while files are uploading. */
  busyError?: string | undefined;
}

/**
 * A FileDrop bound to its form; the value is the list of uploaded files. The form is invalid while
 * files are uploading.
 */
export function FormFileDrop<Uploaded extends UploadedFile>({
  busyError = 'Wait until every file is uploaded.',
  ...props
}: FormFileDropProps<Uploaded>) {
  const busy = useRef(false);
  useRegistered(props.name);
  const { input, meta } = useField<readonly Uploaded[] | ''>(props.name, {
    isEqual: sameValue,
    validate: () => (busy.current ? busyError : undefined),
  });
  const value = input.value === '' ? [] : input.value;
  return (
    <FileDrop
      {...props}
      value={value}
      onChange={(files) => input.onChange(files)}
      onBlur={() => input.onBlur()}
      onBusy={(now) => {
        busy.current = now;
        // Triggers validation: a new array counts as a changed value.
        input.onChange([...value]);
      }}
      error={shownError(meta)}
    />
  );
}
