import { Button, FieldGroup, QrPicture, Row, Skeleton, Stack } from '@atlas/ui';
import { useBoundField } from '@atlas/ui/forms/useBoundField.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../routing/lazyPart.ts';
import type { StoredFile } from '../../shared/uploads/storedFile.ts';

const QrUpload = lazyPart('QrUpload', async () => (await import('./QrUpload.tsx')).QrUpload);

interface QrPictureFieldProps {
  name: string;
  label: string;
  /** The account or setting of the code: "GCash 0917 000 0000". */
  of: string;
  /** The setting that will own the file. */
  settingId: number;
}

/** Form field for the picture of a QR code. Its value is the id of the uploaded file, or null. */
export function QrPictureField({ name, label, of, settingId }: QrPictureFieldProps) {
  const { value: fileId, onChange, error } = useBoundField<number | null>(name, null);
  const [uploaded, setUploaded] = useState<StoredFile | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(false);
  useEffect(() => {
    // The control that had the focus is gone.
    if (wasChoosing.current && !isChoosing) button.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  const url = uploaded?.id === String(fileId) ? uploaded.url : `/api/uploads/${fileId}`;
  const addText = fileId === null ? 'Add QR code' : 'Replace picture';
  return (
    <FieldGroup name={name} label={label} error={error} optionalText="(optional)">
      {({ id }) => (
        <Stack gap={2}>
          {fileId !== null && <QrPicture src={url} label={`QR code of ${of}`} />}
          {isChoosing ? (
            <Suspense fallback={<Skeleton />}>
              <QrUpload
                name={`${name}.file`}
                settingId={settingId}
                onUploaded={(file) => {
                  setUploaded(file);
                  onChange(Number(file.id));
                  setChoosing(false);
                }}
                onCancel={() => setChoosing(false)}
              />
            </Suspense>
          ) : (
            <Row gap={2} wrap>
              <Button id={id} ref={button} size="dense" onClick={() => setChoosing(true)} aria-label={`${addText}: ${of}`}>
                {addText}
              </Button>
              {fileId !== null && (
                <Button
                  variant="quiet"
                  size="dense"
                  onClick={() => {
                    onChange(null);
                    button.current?.focus();
                  }}
                  aria-label={`Remove picture: ${of}`}
                >
                  Remove picture
                </Button>
              )}
            </Row>
          )}
        </Stack>
      )}
    </FieldGroup>
  );
}
