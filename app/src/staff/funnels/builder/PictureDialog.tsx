import { Alert, Button, Chip, FileDrop, Modal, Row, Stack, Text, type UploadedFile } from '@atlas/ui';
import { type CropArea, PictureCrop } from '@atlas/ui/components/forms/PictureCrop.tsx';
import type { BlockPicture } from '@atlas/domain/pages';
import { fileKindProblem, PICTURE_TYPES } from '@atlas/domain/uploads';
import { useEffect, useRef, useState } from 'react';
import { cutPicture } from '../../../shared/uploads/cutPicture.ts';
import { loadPicture, readPicture } from '../../../shared/uploads/readPicture.ts';
import { uploadErrorMessage } from '../../../shared/uploads/uploadErrorMessage.ts';
import { useUploadFile } from '../../../shared/uploads/useUploadFile.ts';

interface PictureDialogProps {
  pageId: number;
  onChosen: (picture: Omit<BlockPicture, 'alt'>) => void;
  onClose: () => void;
}

/** A chosen picture that has not been uploaded yet. */
interface Chosen extends UploadedFile {
  url: string;
  /** Width divided by height. */
  aspect: number;
}

const read = async (file: File): Promise<Chosen> => {
  const url = await readPicture(file);
  const { naturalWidth, naturalHeight } = await loadPicture(url);
  return { id: 'chosen', name: file.name, size: file.size, url, aspect: naturalWidth / naturalHeight };
};

/** The widest that a page shows a picture, in pixels. */
const MOST_WIDTH = 1600;
const SHAPES = [
  { label: 'As it is', aspect: null },
  { label: 'Wide', aspect: 16 / 9 },
  { label: 'Classic', aspect: 4 / 3 },
  { label: 'Square', aspect: 1 },
] as const;

/** Chooses a picture, crops it to one of a few shapes, makes it as small as pages need, and uploads it. */
export function PictureDialog({ pageId, onChosen, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [aspect, setAspect] = useState<number | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController | null>(null);
  const send = useUploadFile({ owner: 'landingPageId', ownerId: pageId, purpose: 'block' });
  useEffect(() => () => leaving.current?.abort(), []);
  const save = async ({ url, name }: Chosen, kept: CropArea) => {
    setSaving(true);
    setProblem(undefined);
    leaving.current = new AbortController();
    try {
      const cut = await cutPicture(url, kept, { name: name.replace(/\.\w+$/, '') + '.jpg', mostWidth: MOST_WIDTH });
      const { id } = await send(cut.file, { onProgress: () => undefined, onPaused: setPaused, signal: leaving.current.signal });
      onChosen({ file: Number(id), width: cut.width, height: cut.height });
    } catch (error) {
      setProblem(uploadErrorMessage(error));
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title="Picture"
      busy={isSaving && !isPaused}
      onClose={onClose}
      actions={
        chosen && (
          <>
            <Button variant="quiet" waiting={isSaving} onClick={() => setChosen(null)}>
              Choose another
            </Button>
            <Button
              variant="primary"
              loading={isSaving || area === null}
              loadingText={isSaving ? 'Uploading' : 'Opening'}
              onClick={() => area && void save(chosen, area)}
            >
              Use picture
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {problem !== undefined && (
          <Alert tone="danger" title="That did not work" live>
            {problem}
          </Alert>
        )}
        {isPaused && isSaving && (
          <Alert tone="warning" title="No connection" live>
            It resumes automatically.
          </Alert>
        )}
        {chosen ? (
          <>
            <Row gap={2} wrap>
              {SHAPES.map((shape) => (
                <Chip key={shape.label} selected={shape.aspect === aspect} onClick={() => setAspect(shape.aspect)}>
                  {shape.label}
                </Chip>
              ))}
            </Row>
            <PictureCrop key={aspect} picture={chosen.url} aspect={aspect ?? chosen.aspect} isRound={false} onChange={setArea} />
            <Text size={14} tone="muted" align="center">
              Drag the picture, and zoom with two fingers or the slider.
            </Text>
          </>
        ) : (
          <FileDrop<Chosen>
            name="picture-file"
            label="Picture"
            hint="jpg, png, webp or gif. Large photos are made smaller before they are sent."
            accept={PICTURE_TYPES}
            dropText="Drop a picture here, or choose one"
            chooseText="Choose a picture"
            check={(file) => fileKindProblem('block', file.name)}
            value={[]}
            onChange={([file]) => setChosen(file ?? null)}
            upload={read}
          />
        )}
      </Stack>
    </Modal>
  );
}
