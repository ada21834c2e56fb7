import { extensionOf, FILE_EXTENSIONS, type FileCategory } from './fileCategory.ts';

/** Files whose bytes carry no mark of their type: text. */
const TEXT_EXTENSIONS: readonly string[] = ['txt', 'csv', 'xml', 'svg'];

/** What the bytes of a category look like, by media type. Office files are archives inside. */
const LOOKS: Readonly<Record<FileCategory, RegExp>> = {
  image: /^image\//,
  video: /^(?:video\/|application\/vnd\.ms-asf$)/,
  audio: /^audio\//,
  presentation: /^application\/(?:vnd\.|x-cfb$|zip$)/,
  spreadsheet: /^application\/(?:vnd\.|x-cfb$|zip$)/,
  document: /^application\/(?:vnd\.|x-cfb$|zip$|msword$|rtf$)/,
  pdf: /^application\/pdf$/,
  archive: /^application\/(?:zip|x-zip-compressed|x-rar-compressed|vnd\.rar)$/,
};

export const FILE_NOT_AS_NAMED = 'This file is not what its name says.';

/**
 * Why the content of a file does not fit its name, as a sentence, or null when it does.
 *
 * @param name with its extension
 * @param found the media type that the bytes show, or null for bytes without a mark
 * @param isText whether the bytes are text
 * @example contentProblem('photo.png', 'application/x-executable', false) // 'This file is not what its name says.'
 * Specification 2 §5, upload types; looking inside is a product decision.
 */
export function contentProblem(name: string, found: string | null, isText: boolean): string | null {
  const extension = extensionOf(name);
  if (TEXT_EXTENSIONS.includes(extension)) return isText && (found === null || /xml/.test(found)) ? null : FILE_NOT_AS_NAMED;
  const category = (Object.keys(FILE_EXTENSIONS) as FileCategory[]).find((one) =>
    (FILE_EXTENSIONS[one] as readonly string[]).includes(extension),
  );
  return category !== undefined && found !== null && LOOKS[category].test(found) ? null : FILE_NOT_AS_NAMED;
}
