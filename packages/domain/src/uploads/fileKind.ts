import { extensionOf, FILE_EXTENSIONS } from './fileCategory.ts';

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/** What is said of a file that is no picture where one is wanted. */
export const NO_PICTURE = 'Choose a picture: jpg, png, webp or gif.';

/** What a file must be where it is shown in place, and what to say otherwise. */
const KINDS: Readonly<Record<string, { readonly extensions: readonly string[]; readonly problem: string }>> = {
  cover: { extensions: PICTURES, problem: 'A cover is a picture: jpg, png, webp or gif.' },
  avatar: { extensions: PICTURES, problem: NO_PICTURE },
  win: { extensions: PICTURES, problem: NO_PICTURE },
  video: { extensions: FILE_EXTENSIONS.video, problem: 'Choose a video: mp4, mov, avi, wmv, mkv or flv.' },
};

/**
 * Why a file cannot be what it is uploaded for, as a sentence, or null when it can. Any kind will do for a purpose that is not shown in place.
 *
 * @param purpose `cover`, `avatar`, `win`, `video`, or another
 * @param name of the file; only its extension counts
 * @example fileKindProblem('cover', 'plan.pdf') // 'A cover is a picture: jpg, png, webp or gif.'
 */
export function fileKindProblem(purpose: string, name: string): string | null {
  const kind = Object.hasOwn(KINDS, purpose) ? KINDS[purpose] : undefined;
  return kind === undefined || (name.includes('.') && kind.extensions.includes(extensionOf(name))) ? null : kind.problem;
}

/** What a file dialog offers for a picture. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** What is said above the place where a cover is chosen. */
export const COVER_HINT = 'jpg, png, webp or gif, up to 10 MB. Best 1600 by 900.';

/** What is said above the place where the picture of a win is chosen. */
export const PICTURE_HINT = 'jpg, png, webp or gif, up to 5 MB. Large photos are made smaller before they are sent.';

/** A picture of a person or of a win is at most so large, in bytes. */
export const MAX_PICTURE_BYTES = 5_000_000;

/**
 * How large a file may be, as it is said where files are chosen. The limits are those of `uploadProblem`.
 *
 * @param isLearningAdmin whether the person is the L&D admin: holds the page flag uploadContents
 * Specification 2 §5.
 */
export const fileSizeHint = (isLearningAdmin: boolean): string =>
  isLearningAdmin ? 'Up to 200 MB each.' : 'Up to 10 MB each. Larger ones are for the L&D admin.';
