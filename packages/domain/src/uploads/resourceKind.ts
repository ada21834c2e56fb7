import { fileCategory, type FileCategory } from './fileCategory.ts';
import { videoEmbedUrl } from './videoEmbedUrl.ts';

/**
 * The kinds of a resource with their labels: the categories of files, and a link.
 *
 * @spec 2 §5
 */
export const RESOURCE_KINDS = {
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  presentation: 'Presentation',
  spreadsheet: 'Spreadsheet',
  document: 'Document',
  pdf: 'PDF',
  archive: 'Archive',
  link: 'Web link',
} as const satisfies Record<FileCategory | 'link', string>;

export type ResourceKind = keyof typeof RESOURCE_KINDS;

const pathOf = (text: string): string => {
  try {
    return decodeURIComponent(new URL(text).pathname);
  } catch {
    return text;
  }
};

/**
 * The kind of a link or a file name: a recognized video link is a video; others depend on the
 * extension of the path, else they are a web link.
 *
 * @example resourceKind('https://files.example/plan.PDF?v=2') // 'pdf'
 * @spec 2 §5
 */
export function resourceKind(linkOrName: string): ResourceKind {
  if (videoEmbedUrl(linkOrName) !== null) return 'video';
  const name = pathOf(linkOrName.trim()).split('/').at(-1) ?? '';
  return name.includes('.') ? (fileCategory(name) ?? 'link') : 'link';
}
