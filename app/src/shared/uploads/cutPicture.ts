import type { CropArea } from '@atlas/ui/components/forms/PictureCrop.tsx';
import { NO_PICTURE } from '@atlas/domain/uploads';
import { loadPicture } from './readPicture.ts';

const QUALITY = 0.9;

/** A cropped picture and its size in pixels. */
interface CutPicture {
  readonly file: File;
  readonly width: number;
  readonly height: number;
}

/**
 * Crops a chosen picture to a JPEG. Rejects with a message where the browser cannot render it.
 *
 * @param result its name, and its maximum width in pixels
 */
export async function cutPicture(
  url: string,
  { x, y, width, height }: CropArea,
  { name, mostWidth }: { name: string; mostWidth: number },
): Promise<CutPicture> {
  const picture = await loadPicture(url);
  const scale = Math.min(1, mostWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(NO_PICTURE);
  // Otherwise transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error(NO_PICTURE);
  return { file: new File([blob], name, { type: 'image/jpeg' }), width: canvas.width, height: canvas.height };
}
