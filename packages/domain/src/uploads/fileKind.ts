import { extensionOf, FILE_EXTENSIONS } from './fileCategory.ts';

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/** The error for a file that is not a picture where one is required. */
export const NO_PICTURE = 'Choose a picture: jpg, png, webp or gif.';

/** The file types required for purposes that display the file, and the error otherwise. */
const KINDS: Readonly<Record<string, { readonly extensions: readonly string[]; readonly problem: string }>> = {
  cover: { extensions: PICTURES, problem: 'A cover must be a picture: jpg, png, webp or gif.' },
  avatar: { extensions: PICTURES, problem: NO_PICTURE },
  win: { extensions: PICTURES, problem: NO_PICTURE },
  screenshot: { extensions: PICTURES, problem: NO_PICTURE },
  qr: { extensions: PICTURES, problem: NO_PICTURE },
  block: { extensions: PICTURES, problem: NO_PICTURE },
  share: { extensions: PICTURES, problem: NO_PICTURE },
  video: { extensions: FILE_EXTENSIONS.video, problem: 'Choose a video: mp4, mov, avi, wmv, mkv or flv.' },
};

/**
 * Explains why a file does not suit its purpose, or returns null. Purposes that do not display the
 * file accept any type.
 *
 * @param purpose `cover`, `avatar`, `win`, `qr`, `block`, `share`, `screenshot`, `video`, or
 *   another
 * @param name the file name; only its extension counts
 * @example
 * fileKindProblem('cover', 'plan.pdf')
 * // 'A cover must be a picture: jpg, png, webp or gif.'
 */
export function fileKindProblem(purpose: string, name: string): string | null {
  const kind = Object.hasOwn(KINDS, purpose) ? KINDS[purpose] : undefined;
  return kind === undefined || (name.includes('.') && kind.extensions.includes(extensionOf(name))) ? null : kind.problem;
}

/** The media types a file dialog offers for a picture. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** The hint above the picker for a cover. */
export const COVER_HINT = 'jpg, png, webp or gif, up to 10 MB. Best 1600 by 900.';

/** The hint above the picker for the picture of a win. */
export const PICTURE_HINT = 'jpg, png, webp or gif, up to 5 MB. Large photos are made smaller before they are sent.';

/** The hint above the picker for the picture of a QR code. */
export const QR_HINT = 'The code as you saved it from your app: jpg, png, webp or gif, up to 5 MB.';

/** Maximum size of a picture of a person, a win or a QR code, in bytes. */
export const MAX_PICTURE_BYTES = 5_000_000;

/**
 * The size limit as shown where files are chosen. The limits are those of `uploadProblem`.
 *
 * @param isLearningAdmin whether the person is the L&D admin, who holds the page flag
 *   uploadContents
 * @spec 2 §5
 */
export const fileSizeHint = (isLearningAdmin: boolean): string =>
  isLearningAdmin ? 'Up to 200 MB each.' : 'Up to 10 MB each. Larger ones are for the L&D admin.';
