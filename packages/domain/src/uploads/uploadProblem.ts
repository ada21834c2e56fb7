import { extensionOf, FILE_EXTENSIONS } from './fileCategory.ts';
import { fileSizeText } from './fileSizeText.ts';

/**
 * Extensions of the second, restricted list.
 *
 * @spec 2 §5
 */
export const RESTRICTED_EXTENSIONS: readonly string[] = [
  ...FILE_EXTENSIONS.image,
  ...FILE_EXTENSIONS.video,
  'txt',
  'csv',
  'ppt',
  'pptx',
  'doc',
  'docx',
  'pdf',
  'zip',
  'xlsx',
  'xml',
];

const MEGABYTE = 1024 * 1024;

/**
 * Maximum size for anyone but the L&D admin, in bytes. The specification writes 10mb; a megabyte is
 * read as 1,048,576 bytes.
 *
 * @spec 2 §5
 */
export const LARGE_FILE_BYTES = 10 * MEGABYTE;

/** Maximum size for everyone, in bytes. */
export const MAX_FILE_BYTES = 200 * MEGABYTE;

/** Maximum size of an SVG in bytes; it is read as a whole to be sanitized. */
export const MAX_SVG_BYTES = 5_000_000;

/** @spec 2 §5 */
export const LARGE_FILE = 'Files over 10mb must be uploaded by the L&D admin.';

export const FILE_TOO_LARGE = 'Files over 200mb cannot be uploaded.';
export const FILE_EMPTY = 'This file is empty.';
export const FILE_NOT_ALLOWED = 'Files of this type cannot be uploaded.';

interface Rules {
  /** Whether the person is the L&D admin, who holds the page flag uploadContents. */
  readonly isLearningAdmin: boolean;
  /** Whether the restricted list applies. */
  readonly isRestricted: boolean;
  /** The maximum size for this purpose in bytes, if lower than the general limit. */
  readonly mostBytes?: number | undefined;
}

/**
 * Explains why a file cannot be uploaded, or returns null. Only the extension is checked here; the
 * server also checks the content.
 *
 * @param file its name, and its size in bytes
 * @example
 * const rules = { isLearningAdmin: false, isRestricted: false };
 * uploadProblem({ name: 'talk.mp4', size: 24_000_000 }, rules)
 * // 'Files over 10mb must be uploaded by the L&D admin.'
 * @spec 2 §5
 */
export function uploadProblem(
  file: { readonly name: string; readonly size: number },
  { isLearningAdmin, isRestricted, mostBytes }: Rules,
): string | null {
  const extension = file.name.includes('.') ? extensionOf(file.name) : '';
  const allowed: readonly string[] = isRestricted ? RESTRICTED_EXTENSIONS : Object.values(FILE_EXTENSIONS).flat();
  if (!allowed.includes(extension)) return FILE_NOT_ALLOWED;
  if (!(file.size > 0)) return FILE_EMPTY;
  if (file.size > MAX_FILE_BYTES) return FILE_TOO_LARGE;
  if (mostBytes !== undefined && !(file.size <= mostBytes)) return `Choose a file of at most ${fileSizeText(mostBytes)}.`;
  if (extension === 'svg' && file.size > MAX_SVG_BYTES) return `Choose an svg of at most ${fileSizeText(MAX_SVG_BYTES)}.`;
  return file.size > LARGE_FILE_BYTES && isLearningAdmin !== true ? LARGE_FILE : null;
}
