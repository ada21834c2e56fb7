import sharp from 'sharp';
import { UserError } from '../../errors.ts';

const LONGEST_SIDE = 4096;
const FITTED = { cover: { width: 1600, height: 900 }, avatar: { width: 512, height: 512 } };

/** Formats that are drawn anew; a bmp carries nothing of a camera, an svg is served as a download only. */
const DRAWN: Record<string, 'jpeg' | 'png' | 'webp' | 'gif'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * Draws a picture anew beside the received file: upright, at most 4096 pixels a side, without the place and camera that phones write into it.
 * A cover becomes a webp of at most 1600 × 900, a picture of a person one of at most 512 × 512. Null for what is no picture of these kinds. Throws BAD_USER_INPUT for one that cannot be read.
 */
export async function reencode(
  path: string,
  mediaType: string,
  use: 'picture' | keyof typeof FITTED,
): Promise<{ path: string; mediaType: string } | null> {
  const format = DRAWN[mediaType];
  if (format === undefined) return null;
  const drawn = `${path}.drawn`;
  try {
    const picture = sharp(path, { animated: format === 'gif' && use === 'picture', limitInputPixels: 60_000_000 }).rotate();
    if (use !== 'picture') {
      await picture
        .resize({ ...FITTED[use], fit: 'cover', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(drawn);
      return { path: drawn, mediaType: 'image/webp' };
    }
    await picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toFile(drawn);
    return { path: drawn, mediaType };
  } catch {
    throw new UserError('BAD_USER_INPUT', 'This picture cannot be read. Save it as jpg or png and try again.');
  }
}
