import type { RichText, RichTextNode } from '@atlas/domain/richText';
import { fileSizeText } from '@atlas/domain/uploads';

/** What is known of an uploaded picture; in pixels not of those from before that was kept. */
interface Sized {
  id: number;
  bytes: number;
  width: number | null;
  height: number | null;
}

/**
 * A written text whose pictures say how large they are, in pixels and in data, as far as they are among these files: so their room is kept while they
 * load, and whoever saves data knows what each costs. Answers the same text where there is nothing to say.
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
