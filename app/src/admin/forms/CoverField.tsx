import { Button, Cover, DataUseContext, FileDrop, Heading, Row, Stack, Text } from '@atlas/ui';
import { COVER_HINT, fileKindProblem, fileSizeText, PICTURE_TYPES } from '@atlas/domain/uploads';
import { isUnsaved } from '@atlas/ui/forms/isUnsaved.ts';
import { use, useState } from 'react';
import { useFormState } from 'react-final-form';
import type { Owner, StoredFile } from '../../shared/uploads/storedFile.ts';
import { UploadGuard } from '../../shared/uploads/UploadGuard.tsx';
import { useUploadFile } from '../../shared/uploads/useUploadFile.ts';

interface CoverFieldProps {
  /** The kind of record the picture belongs to. */
  owner: Owner['owner'];
  id: number;
  /** URL of the current picture. */
  picture: string | null;
}

/**
 * A record's cover in its form. A new picture is dropped on it or selected with its button, and
 * appears once uploaded, without saving the form.
 */
export function CoverField({ owner, id, picture }: CoverFieldProps) {
  const upload = useUploadFile({ owner, ownerId: id, purpose: 'cover' });
  const [uploaded, setUploaded] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useFormState({ subscription: { dirty: true, dirtySinceLastSubmit: true, submitSucceeded: true, submitting: true } });
  const dataUse = use(DataUseContext);
  const waits = dataUse.isLow && picture !== null && uploaded === null && !isWanted;
  const hasPicture = (uploaded ?? picture) !== null;
  return (
    <Stack gap={3} as="section" aria-labelledby="cover">
      <Heading level={2} size="subheading" id="cover">
        Cover
      </Heading>
      <FileDrop<StoredFile>
        name="cover-file"
        label="Picture"
        hint={COVER_HINT}
        picture={
          <DataUseContext value={{ ...dataUse, isLow: waits }}>
            <Cover id={id} picture={uploaded ?? picture} />
          </DataUseContext>
        }
        dropText={hasPicture ? 'Replace picture' : 'Upload a picture'}
        chooseText={hasPicture ? 'Replace picture' : 'Upload a picture'}
        accept={PICTURE_TYPES}
        check={(file) => fileKindProblem('cover', file.name)}
        sizeText={fileSizeText}
        value={[]}
        onChange={([file]) => file && setUploaded(file.url)}
        onBusy={setBusy}
        upload={upload}
      />
      {waits && (
        <Row>
          <Button onClick={() => setWanted(true)}>Show picture</Button>
        </Row>
      )}
      {!hasPicture && (
        <Text size={14} tone="muted">
          Without a picture, a generated cover is shown, which uses no data.
        </Text>
      )}
      <UploadGuard uploading={busy} hasChanges={isUnsaved(form)} />
    </Stack>
  );
}
