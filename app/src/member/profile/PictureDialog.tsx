import { Alert, Button, FileDrop, Modal, showToast, Stack, Text, type UploadedFile } from '@atlas/ui';
import { type CropArea, PictureCrop } from '@atlas/ui/components/forms/PictureCrop.tsx';
import { fileKindProblem, PICTURE_HINT, PICTURE_TYPES } from '@atlas/domain/uploads';
import { useEffect, useRef, useState } from 'react';
import { useCloseGuard } from '../../admin/forms/useCloseGuard.ts';
import { cutPicture } from '../../shared/uploads/cutPicture.ts';
import { readPicture } from '../../shared/uploads/readPicture.ts';
import { UploadGuard } from '../../shared/uploads/UploadGuard.tsx';
import { useUploadFile } from '../../shared/uploads/useUploadFile.ts';
import { uploadErrorMessage } from '../../shared/uploads/uploadErrorMessage.ts';
import { useSetProfileImage } from './useSetProfileImage.ts';

interface PictureDialogProps {
  userId: number;
  picture: string | null;
  onClose: () => void;
}

/** Side of a stored profile picture, in pixels. */
const SIDE = 512;

/** A chosen picture that has not been uploaded yet. */
interface Chosen extends UploadedFile {
  url: string;
}

const read = async (file: File): Promise<Chosen> => ({ id: 'chosen', name: file.name, size: file.size, url: await readPicture(file) });

/** Chooses a picture, crops it to a square and uploads it, or removes the picture. */
export function PictureDialog({ userId, picture, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [doing, setDoing] = useState<'save' | 'remove' | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController | null>(null);
  const send = useUploadFile({ owner: 'userId', ownerId: userId, purpose: 'avatar' });
  const setProfileImage = useSetProfileImage();
  const { guard, close } = useCloseGuard(onClose);
  useEffect(() => () => leaving.current?.abort(), []);

  const carryOut = async (what: 'save' | 'remove', done: string, run: () => Promise<unknown>) => {
    setDoing(what);
    setProblem(undefined);
    try {
      await run();
      showToast({ kind: 'success', text: done });
      onClose();
    } catch (error) {
      setProblem(uploadErrorMessage(error));
      setDoing(null);
    }
  };
  const save = async ({ url }: Chosen, kept: CropArea) => {
    leaving.current = new AbortController();
    const { file } = await cutPicture(url, kept, { name: 'profile.jpg', mostWidth: SIDE });
    const { id } = await send(file, { onProgress: () => undefined, onPaused: setPaused, signal: leaving.current.signal });
    await setProfileImage(Number(id));
  };
  const choose = ([file]: readonly Chosen[]) => {
    setChosen(file ?? null);
    setArea(null);
    setProblem(undefined);
  };
  return (
    <Modal
      open
      // Offline the upload waits and can be cancelled.
      busy={doing !== null && !isPaused}
      onClose={close}
      title="Your picture"
      actions={
        chosen ? (
          <>
            <Button variant="quiet" waiting={doing !== null} onClick={() => choose([])}>
              Choose another
            </Button>
            <Button
              variant="primary"
              loading={doing === 'save' || area === null}
              loadingText={doing === 'save' ? 'Saving' : 'Opening'}
              onClick={() => area && void carryOut('save', 'Your picture is saved.', () => save(chosen, area))}
            >
              Save picture
            </Button>
          </>
        ) : (
          picture !== null && (
            <Button
              variant="danger-quiet"
              loading={doing === 'remove'}
              loadingText="Removing"
              onClick={() => void carryOut('remove', 'Your picture is removed.', () => setProfileImage(null))}
            >
              Remove picture
            </Button>
          )
        )
      }
    >
      <UploadGuard uploading={doing === 'save'} onGuard={guard} />
      <Stack gap={4}>
        {problem !== undefined && (
          <Alert tone="danger" title="That did not work" live>
            {problem}
          </Alert>
        )}
        {isPaused && doing === 'save' && (
          <Alert tone="warning" title="No connection" live>
            It resumes automatically.
          </Alert>
        )}
        {chosen ? (
          <>
            <PictureCrop picture={chosen.url} onChange={setArea} />
            <Text size={14} tone="muted" align="center">
              Drag the picture, and zoom with two fingers or the slider.
            </Text>
          </>
        ) : (
          <FileDrop<Chosen>
            name="picture"
            label="Photo"
            hint={PICTURE_HINT}
            accept={PICTURE_TYPES}
            dropText="Drop a photo here, or choose one"
            chooseText="Choose a photo"
            check={(file) => fileKindProblem('avatar', file.name)}
            value={[]}
            onChange={choose}
            upload={read}
          />
        )}
      </Stack>
    </Modal>
  );
}
