import type { CropArea } from '@atlas/ui/components/forms/SquareCrop.tsx';
import { NO_PICTURE } from '@atlas/domain/uploads';
import { loadPicture } from './readPicture.ts';

/** Side of a stored profile picture, in pixels. */
const SIDE = 512;
const QUALITY = 0.9;

/**
 * Crops a chosen picture to a small square JPEG. Rejects with a message where the browser cannot
 * render it.
 */
export async function cutPicture(url: string, { x, y, width, height }: CropArea): Promise<File> {
  const picture = await loadPicture(url);
  const side = Math.min(SIDE, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error(NO_PICTURE);
  // Otherwise transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error(NO_PICTURE);
  return new File([blob], 'profile.jpg', { type: 'image/jpeg' });
}
