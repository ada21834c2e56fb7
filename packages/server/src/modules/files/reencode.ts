import { pictureProblem } from '@atlas/domain/uploads';
import sharp, { type Metadata } from 'sharp';
import { UserError } from '../../errors.ts';

const MAX_SIDE = 4096;
const FITTED = {
  cover: { width: 1600, height: 900, fit: 'cover' },
  avatar: { width: 512, height: 512, fit: 'cover' },
  win: { width: 1600, height: 1600, fit: 'inside' },
  block: { width: 1600, height: 1600, fit: 'inside' },
  share: { width: 1200, height: 630, fit: 'cover' },
} as const;

/**
 * Purposes of pictures that are shown in a page. They are always encoded again, at the size in
 * which they are shown. Of a QR code every pixel stays as it is.
 */
export type ShownInPlace = keyof typeof FITTED | 'qr';
export const isShownInPlace = (purpose: string): purpose is ShownInPlace => purpose === 'qr' || Object.hasOwn(FITTED, purpose);

/**
 * Formats that are encoded again. A bmp contains no camera data, and an svg is cleaned by
 * `safeSvg`. Of an apng, the first frame is kept.
 */
const FORMATS: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'gif'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** A picture that was encoded again. */
export interface EncodedPicture {
  path: string;
  mediaType: string;
  /** In pixels; of an animation, of one frame. */
  width: number;
  height: number;
}

/**
 * Encodes a picture again, into a file next to the received one. The result is upright, has at most
 * 4096 pixels per side, and contains no location or camera data. An animated gif or webp keeps its
 * frames, unless it is shown in a page, where pictures do not move. A cover becomes a webp of at
 * most 1600 × 900, a picture of a person one of at most 512 × 512, and one of a win or of a landing
 * page of at most 1600 × 1600 without cropping, the picture of shared links one of 1200 × 630. A QR code becomes a png, which loses no pixels.
 *
 * @returns null for files that are not pictures of these formats
 * @throws UserError BAD_USER_INPUT for a picture that cannot be read, and with the limit for one
 * that is too large
 */
export async function reencode(path: string, mediaType: string, use: 'picture' | ShownInPlace): Promise<EncodedPicture | null> {
  const format = Object.hasOwn(FORMATS, mediaType) ? FORMATS[mediaType] : undefined;
  if (format === undefined) return null;
  const header = await readable(() => sharp(path, { limitInputPixels: false }).metadata());
  const isAnimated = use === 'picture' && (format === 'gif' || format === 'webp') && (header.pages ?? 1) > 1;
  const { width, height } = header;
  const problem = pictureProblem({
    mediaType,
    width,
    height,
    frames: isAnimated ? (header.pages ?? 1) : 1,
    isProgressive: header.isProgressive,
  });
  if (problem !== null) throw new UserError('BAD_USER_INPUT', problem);
  return oneLargeAtATime(header, () => readable(() => writeEncoded(path, { format, use, isAnimated })));
}

async function writeEncoded(
  path: string,
  { format, use, isAnimated }: { format: 'jpeg' | 'png' | 'webp' | 'gif'; use: 'picture' | ShownInPlace; isAnimated: boolean },
): Promise<EncodedPicture> {
  const encoded = `${path}.encoded`;
  // The header was already checked for its size.
  const picture = sharp(path, { animated: isAnimated, limitInputPixels: false });
  // Single frames cannot be rotated, and cameras do not produce animations.
  if (!isAnimated) picture.autoOrient();
  if (use !== 'picture' && use !== 'qr') {
    const { width, height } = await picture
      .resize({ ...FITTED[use], withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(encoded);
    return { path: encoded, mediaType: 'image/webp', width, height };
  }
  const { width, height, pageHeight } = await picture
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(use === 'qr' ? 'png' : format)
    .toFile(encoded);
  // The frames of an animation are stacked vertically.
  return { path: encoded, mediaType: `image/${use === 'qr' ? 'png' : format}`, width, height: pageHeight ?? height };
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new UserError('BAD_USER_INPUT', 'This picture cannot be read. Save it as jpg or png and try again.');
  }
}

/** Larger pictures, in pixels, are processed one at a time: each may take some 300 MB of memory. */
const LARGE_PIXELS = 24_000_000;

let large: Promise<unknown> = Promise.resolve();

function oneLargeAtATime<T>({ width, height, pages = 1 }: Metadata, work: () => Promise<T>): Promise<T> {
  if (width * height * pages <= LARGE_PIXELS) return work();
  const mine = large.then(work);
  large = mine.catch(() => undefined);
  return mine;
}
