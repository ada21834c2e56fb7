import type { RichText, RichTextNode } from '@atlas/domain/richText';
import { fileSizeText } from '@atlas/domain/uploads';

/**
 * The size of an uploaded picture. Its dimensions are null for uploads from before they were
 * stored.
 */
interface Sized {
  id: number;
  bytes: number;
  width: number | null;
  height: number | null;
}

/**
 * Adds sizes to the pictures of a text, in pixels and in bytes, for pictures among these files. The
 * browser then reserves their space while they load, and a reader on low data sees what each costs.
 * Returns the same text when there is nothing to add.
 */
export function withPictureSizes(text: RichText, files: readonly Sized[]): RichText {
  const byAddress = new Map(files.map((file) => [`/api/uploads/${file.id}`, file]));
  const sized = (node: RichTextNode): RichTextNode => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    const file = tag === 'img' ? byAddress.get(String(attributes['src'])) : undefined;
    if (file === undefined) return [tag, attributes, children.map(sized)];
    const { bytes, width, height } = file;
    return [tag, { ...attributes, ...(width !== null && height !== null && { width, height }), size: fileSizeText(bytes) }, children];
  };
  return files.length === 0 ? text : text.map(sized);
}
