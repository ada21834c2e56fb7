import { fileName } from './fileName.ts';

/** Extensions of re-encoded pictures; the first is the default. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
};

/**
 * Gives a picture an extension that matches its type. Matching names, and names of any other type,
 * stay unchanged. Product decision: the name of a file matches its type.
 *
 * @example pictureName('Beach.png', 'image/webp') // 'Beach.webp'
 */
export function pictureName(name: string, mediaType: string): string {
  const endings = Object.hasOwn(ENDINGS, mediaType) ? (ENDINGS[mediaType] ?? []) : [];
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (endings.length === 0 || endings.includes(ending)) return name;
  return fileName(`${name.replace(/\.[a-z0-9]+$/i, '')}.${endings[0] ?? ''}`);
}
