import { fileKindProblem, fileSizeText, PICTURE_TYPES, QR_HINT } from '@atlas/domain/uploads';
import { Button, FileDrop, Row, Stack } from '@atlas/ui';
import { isUnsaved } from '@atlas/ui/forms/isUnsaved.ts';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import type { StoredFile } from '../../shared/uploads/storedFile.ts';
import { UploadGuard } from '../../shared/uploads/UploadGuard.tsx';
import { useUploadFile } from '../../shared/uploads/useUploadFile.ts';

interface QrUploadProps {
  name: string;
  /** The setting that will own the file. */
  settingId: number;
  onUploaded: (file: StoredFile) => void;
  onCancel: () => void;
}

/** A code is sent as it is: a compressed one might not scan. */
const unchanged = (file: File): Promise<File> => Promise.resolve(file);

/** Uploads the picture of a QR code. It takes the focus when it appears. */
export function QrUpload({ name, settingId, onUploaded, onCancel }: QrUploadProps) {
  const upload = useUploadFile({ owner: 'settingId', ownerId: settingId, purpose: 'qr' });
  const [busy, setBusy] = useState(false);
  const form = useFormState({ subscription: { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true, submitting: true } });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Stack gap={2} ref={box}>
      <FileDrop<StoredFile>
        name={name}
        label="Picture"
        hint={QR_HINT}
        accept={PICTURE_TYPES}
        dropText="Drop a picture here, or choose one"
        chooseText="Choose a picture"
        check={(file) => fileKindProblem('qr', file.name)}
        compress={unchanged}
        sizeText={fileSizeText}
        value={[]}
        onChange={([file]) => file && onUploaded(file)}
        onBusy={setBusy}
        upload={upload}
      />
      <Row>
        <Button variant="quiet" size="dense" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
      <UploadGuard uploading={busy} hasChanges={isUnsaved(form)} />
    </Stack>
  );
}
