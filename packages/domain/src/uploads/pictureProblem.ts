/** What decides whether a picture is decoded, as its header states it. */
export interface PictureHeader {
  /** The media type that its bytes show. */
  readonly mediaType: string;
  /** In pixels; of an animation, of one frame. */
  readonly width: number;
  readonly height: number;
  /** 1 for a picture that does not move. */
  readonly frames: number;
  /** Of a jpeg: whether it is stored in passes, which are held in memory together. */
  readonly isProgressive: boolean;
}

const MILLION = 1_000_000;

/** Pixels that fit into memory at once. */
export const MAX_PIXELS = 70 * MILLION;

/** Pixels of a jpeg that is stored line by line: it is made smaller while it is read, so that phones with 200 megapixels are welcome. */
export const MAX_JPEG_PIXELS = 250 * MILLION;

const inMillions = (pixels: number): string => `${pixels / MILLION} million pixels`;

/**
 * Why a picture is too large to be decoded, or null when it is not.
 *
 * @example pictureProblem({ mediaType: 'image/png', width: 10_000, height: 7001, frames: 1, isProgressive: false })
 *   // 'This picture has more than 70 million pixels. …'
 * How large pictures may be is a product decision.
 */
export function pictureProblem({ mediaType, width, height, frames, isProgressive }: PictureHeader): string | null {
  const pixels = width * height * frames;
  const most = mediaType === 'image/jpeg' && isProgressive !== true ? MAX_JPEG_PIXELS : MAX_PIXELS;
  if (pixels <= most) return null;
  return frames > 1
    ? `The frames of this picture have more than ${inMillions(most)} together. Make it smaller or shorter and try again.`
    : `This picture has more than ${inMillions(most)}. Make it smaller and try again.`;
}
