import sharp from 'sharp';
import { UserError } from '../../errors.ts';

const LONGEST_SIDE = 4096;
/** More are refused before they are unpacked. */
export const MOST_PIXELS = 60_000_000;
const FITTED = {
  cover: { width: 1600, height: 900, fit: 'cover' },
  avatar: { width: 512, height: 512, fit: 'cover' },
  win: { width: 1600, height: 1600, fit: 'inside' },
} as const;

/** Pictures that are shown in place: always drawn anew, at the size in which they are shown. */
export type ShownInPlace = keyof typeof FITTED;
export const isShownInPlace = (purpose: string): purpose is ShownInPlace => Object.hasOwn(FITTED, purpose);

/** Formats that are drawn anew; a bmp carries nothing of a camera, an svg is served as a download only. */
const DRAWN: Record<string, 'jpeg' | 'png' | 'webp' | 'gif'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * Draws a picture anew beside the received file: upright, at most 4096 pixels a side, without the place and camera that phones write into it.
 * A cover becomes a webp of at most 1600 × 900, a picture of a person one of at most 512 × 512, one of a win of at most
 * 1600 × 1600 without being cut. It answers the size in pixels, too; null for what is no picture of these kinds. Throws BAD_USER_INPUT for one that
 * cannot be read, or has more than 60 million pixels.
 */
export async function reencode(
  path: string,
  mediaType: string,
  use: 'picture' | ShownInPlace,
): Promise<{ path: string; mediaType: string; width: number; height: number } | null> {
  const format = DRAWN[mediaType];
  if (format === undefined) return null;
  const drawn = `${path}.drawn`;
  try {
    const picture = sharp(path, { animated: format === 'gif' && use === 'picture', limitInputPixels: MOST_PIXELS }).rotate();
    if (use !== 'picture') {
      const { width, height } = await picture
        .resize({ ...FITTED[use], withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(drawn);
      return { path: drawn, mediaType: 'image/webp', width, height };
    }
    const { width, height, pageHeight } = await picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toFile(drawn);
    // The pictures of a gif that moves lie below each other.
    return { path: drawn, mediaType, width, height: pageHeight ?? height };
  } catch {
    throw new UserError('BAD_USER_INPUT', 'This picture cannot be read. Save it as jpg or png and try again.');
  }
}
