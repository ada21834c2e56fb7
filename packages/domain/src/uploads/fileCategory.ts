/**
 * File extensions by category.
 *
 * @spec 2 §5
 */
export const FILE_EXTENSIONS = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'],
  video: ['mp4', 'avi', 'mov', 'wmv', 'mkv', 'flv'],
  audio: ['mp3'],
  presentation: ['ppt', 'pptx'],
  spreadsheet: ['xlsx', 'xls', 'csv'],
  document: ['doc', 'docx', 'txt', 'xml'],
  pdf: ['pdf'],
  archive: ['zip', 'rar'],
} as const;

export type FileCategory = keyof typeof FILE_EXTENSIONS;

/** The lower-case extension of a file name or a bare extension. */
export const extensionOf = (nameOrExtension: string): string =>
  nameOrExtension
    .trim()
    .split(/[.\\/]/)
    .at(-1)
    ?.toLowerCase() ?? '';

/**
 * The category of a file by its extension, or null for an extension that cannot be uploaded.
 *
 * @param nameOrExtension 'photo.JPG', '.jpg' or 'jpg'
 * @example fileCategory('photo.JPG') // 'image'
 * @spec 2 §5
 */
export function fileCategory(nameOrExtension: string): FileCategory | null {
  const extension = extensionOf(nameOrExtension);
  const categories = Object.entries(FILE_EXTENSIONS) as [FileCategory, readonly string[]][];
  return categories.find(([, extensions]) => extensions.includes(extension))?.[0] ?? null;
}
