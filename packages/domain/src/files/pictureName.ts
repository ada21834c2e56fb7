import { fileName } from './fileName.ts';

/** The endings of pictures that are encoded again; the first is the one that a picture gets. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
};

/**
 * The name of a picture with an ending that fits what it is; a name that fits, and that of any other type, stays.
 *
 * @example pictureName('Beach.png', 'image/webp') // 'Beach.webp'
 * That a file is what its name says is a product decision.
 */
export function pictureName(name: string, mediaType: string): string {
  const endings = Object.hasOwn(ENDINGS, mediaType) ? (ENDINGS[mediaType] ?? []) : [];
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (endings.length === 0 || endings.includes(ending)) return name;
  return fileName(`${name.replace(/\.[a-z0-9]+$/i, '')}.${endings[0] ?? ''}`);
}
