import { extensionOf, FILE_EXTENSIONS } from './fileCategory.ts';

type Extension = (typeof FILE_EXTENSIONS)[keyof typeof FILE_EXTENSIONS][number];

/**
 * Pictures that are re-encoded. Their new extension matches the content, so each may arrive with
 * the extension of another.
 */
const ENCODED_AGAIN = ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp'];

/** One container format under the brands of several vendors. */
const ISO_VIDEO = ['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'video/3gpp2'];

/** An Office file with a password: its content cannot be inspected. */
const ENCRYPTED_OFFICE = 'application/vnd.ms-office.encrypted';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/** Media types that the bytes of a file with an extension may have. Text has no signature. */
const CONTENT_TYPES: Readonly<Record<Extension, readonly string[] | 'text'>> = {
  jpg: ENCODED_AGAIN,
  jpeg: ENCODED_AGAIN,
  png: ENCODED_AGAIN,
  gif: ENCODED_AGAIN,
  webp: ENCODED_AGAIN,
  bmp: ['image/bmp'],
  svg: 'text',
  mp4: ISO_VIDEO,
  mov: ISO_VIDEO,
  avi: ['video/vnd.avi'],
  wmv: ['application/vnd.ms-asf', 'video/x-ms-asf'],
  mkv: ['video/matroska'],
  flv: ['video/x-flv'],
  mp3: ['audio/mpeg'],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: [`${OPEN_XML}.presentationml.presentation`, ENCRYPTED_OFFICE],
  xls: ['application/vnd.ms-excel'],
  xlsx: [`${OPEN_XML}.spreadsheetml.sheet`, ENCRYPTED_OFFICE],
  csv: 'text',
  // Word itself saves RTF with this extension.
  doc: ['application/msword', 'application/rtf'],
  docx: [`${OPEN_XML}.wordprocessingml.document`, ENCRYPTED_OFFICE],
  txt: 'text',
  xml: 'text',
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  rar: ['application/x-rar-compressed', 'application/vnd.rar'],
};

/**
 * Media types with a signature that are text themselves. Shorter signatures, such as the `BM` of a
 * BMP, also start ordinary texts.
 */
const MARKED_TEXT: readonly string[] = ['application/pdf', 'application/rtf', 'application/postscript', 'application/eps'];

export const FILE_NOT_AS_NAMED = 'This file is not what its name says.';

/**
 * Explains why the content of a file does not match its name, or returns null. Text may have the
 * extension of any text format; `xmlRoot` checks that an XML or SVG file is one.
 *
 * @param name the file name with its extension
 * @param found the media type detected in the bytes, or null for bytes without a signature
 * @param isText whether all of the bytes are text
 * @example contentProblem('photo.png', 'application/x-executable', false)
 * // 'This file is not what its name says.'
 * @spec 2 §5, upload types; checking the content is a product decision
 */
export function contentProblem(name: string, found: string | null, isText: boolean): string | null {
  const extension = extensionOf(name);
  if (!name.includes('.') || !Object.hasOwn(CONTENT_TYPES, extension)) return FILE_NOT_AS_NAMED;
  const types = CONTENT_TYPES[extension as Extension];
  if (types === 'text') return isText === true && !MARKED_TEXT.includes(found ?? '') ? null : FILE_NOT_AS_NAMED;
  return found !== null && types.includes(found) ? null : FILE_NOT_AS_NAMED;
}
