/** The data in a picture's header that decides whether it is decoded. */
export interface PictureHeader {
  /** The media type detected in its bytes. */
  readonly mediaType: string;
  /** In pixels; for an animation, the size of one frame. */
  readonly width: number;
  readonly height: number;
  /** 1 for a still picture. */
  readonly frames: number;
  /** For a JPEG: whether it is stored in passes, which are all held in memory. */
  readonly isProgressive: boolean;
}

const MILLION = 1_000_000;

/** Maximum number of pixels that fit into memory at once. */
export const MAX_PIXELS = 70 * MILLION;

/**
 * Maximum number of pixels of a JPEG stored line by line. It is scaled down while it is read, so
 * photos from phones with 200 megapixels are accepted.
 */
export const MAX_JPEG_PIXELS = 250 * MILLION;

const inMillions = (pixels: number): string => `${pixels / MILLION} million pixels`;

/**
 * Explains why a picture is too large to decode, or returns null. Size limits of pictures are a
 * product decision.
 *
 * @example
 * const png = { mediaType: 'image/png', frames: 1, isProgressive: false };
 * pictureProblem({ ...png, width: 10_000, height: 7001 })
 * // 'This picture has more than 70 million pixels. Make it smaller and try again.'
 */
export function pictureProblem({ mediaType, width, height, frames, isProgressive }: PictureHeader): string | null {
  const pixels = width * height * frames;
  const most = mediaType === 'image/jpeg' && isProgressive !== true ? MAX_JPEG_PIXELS : MAX_PIXELS;
  if (pixels <= most) return null;
  return frames > 1
    ? `The frames of this picture have more than ${inMillions(most)} together. Make it smaller or shorter and try again.`
    : `This picture has more than ${inMillions(most)}. Make it smaller and try again.`;
}
