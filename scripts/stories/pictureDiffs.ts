import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture that differs from its baseline. */
export interface PictureDiff {
  /** Its name: "primitives-button--sizes-dark". */
  readonly picture: string;
  /** The id, title and name of its story. */
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly viewport: string;
  /** The width of the window in pixels. */
  readonly width: number;
  readonly theme: string;
  /** The number of changed pixels; null when the size changed. */
  readonly changed: number | null;
  /** The sizes before and after, in pixels. */
  readonly before: readonly [width: number, height: number];
  readonly after: readonly [width: number, height: number];
}

const diffDir = (dir: string) => join(dir, 'diff');
const filesOf = (dir: string, picture: string) =>
  ['.json', '-before.png', '-after.png', '-diff.png'].map((end) => join(diffDir(dir), `${picture}${end}`));

/** The size of a PNG, from its header. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/**
 * Adds the facts of a difference, and the picture before, to the files of `dir/diff`, which contain
 * the picture after and the difference.
 *
 * @param message the error of jest-image-snapshot, with the number of pixels
 */
export function recordDiff(
  dir: string,
  facts: Pick<PictureDiff, 'picture' | 'story' | 'title' | 'name' | 'viewport' | 'width' | 'theme'>,
  message: string,
): PictureDiff {
  const [json, before, after] = filesOf(dir, facts.picture) as [string, string, string];
  copyFileSync(join(dir, 'baseline', `${facts.picture}.png`), before);
  const pixels = /\((\d+) differing pixels\)/.exec(message)?.[1];
  const sizes = { before: sizeOf(readFileSync(before)), after: sizeOf(readFileSync(after)) };
  const diff = { ...facts, changed: pixels === undefined ? null : Number(pixels), ...sizes };
  writeFileSync(json, `${JSON.stringify(diff)}\n`);
  return diff;
}

/** The differences of this and earlier runs that no run has settled yet, by picture. */
export const readDiffs = (dir: string): PictureDiff[] =>
  globSync('*.json', { cwd: diffDir(dir) })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(diffDir(dir), file), 'utf8')) as PictureDiff);

/** Removes the differences of the stories whose id meets a condition. */
export function removeDiffs(dir: string, isGone: (story: string) => boolean): void {
  for (const { picture, story } of readDiffs(dir))
    if (isGone(story)) for (const file of filesOf(dir, picture)) rmSync(file, { force: true });
}

/**
 * From this size in bytes, a picture is stored as the smallest PNG of the same pixels, a quarter
 * smaller on average. Smaller ones stay as the browser made them, because equal bytes need no
 * decoding when they are compared.
 */
const COMPRESSED_FROM = 60_000;

const pixelsOf = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether two pictures have the same size and pixels, however their PNGs are compressed. */
export async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return a.info.width === b.info.width && a.info.height === b.info.height && a.data.equals(b.data);
}

/** The smallest PNG of an opaque picture, with the same pixels. */
async function compressed(image: Buffer): Promise<Buffer> {
  const forms = [true, false].map((adaptiveFiltering) =>
    sharp(image).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering, palette: false }).toBuffer(),
  );
  return [image, ...(await Promise.all(forms))].reduce((least, form) => (form.length < least.length ? form : least));
}

/** Replaces a baseline with the picture as it is now. */
export async function acceptPicture(dir: string, picture: string, image: Buffer): Promise<void> {
  const path = join(dir, 'baseline', `${picture}.png`);
  if (!existsSync(path)) mkdirSync(join(dir, 'baseline'), { recursive: true });
  writeFileSync(path, image.length < COMPRESSED_FROM ? image : await compressed(image));
}
