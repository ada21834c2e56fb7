import { buffer } from 'node:stream/consumers';
import { PICTURE_WIDTHS } from '@atlas/domain/files';
import { MAX_PIXELS } from '@atlas/domain/uploads';
import sharp from 'sharp';
import type { App } from '../../app.ts';
import { NotStored } from '../../storage/failures.ts';
import type { StoredFile } from './repo.ts';

/**
 * Types that are rendered in other widths; an animated webp keeps its frames. A gif may be
 * animated, a bmp is rare, an svg is never shown.
 */
const DRAWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The media type of every picture in another width. */
export const NARROW_TYPE = 'image/webp';

const narrowKey = (storageKey: string, width: number) => `${storageKey}.w${width}`;

/**
 * Returns a stored picture in one of `PICTURE_WIDTHS`. Returns null for files that are not
 * pictures, and for pictures that are not wider; the stored file then applies.
 */
export type FindPicture = (file: StoredFile, width: number) => Promise<Buffer | null>;

/**
 * Creates the loader of pictures in the widths that pages need. Each is rendered as a webp on its
 * first request, and stored alongside the file. Concurrent requests for the same one wait for it.
 */
export function createFindPicture(app: Pick<App, 'storage' | 'log'>): FindPicture {
  const resizing = new Map<string, Promise<Buffer | null>>();

  async function resize({ storageKey, mediaType }: StoredFile, width: number, key: string): Promise<Buffer | null> {
    const whole = await buffer(await app.storage.read(storageKey));
    try {
      const picture = await sharp(whole, { animated: mediaType === 'image/webp', limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
      await app.storage.put(key, picture);
      return picture;
    } catch (error) {
      // The caller still serves the original file.
      app.log.warn({ err: error, storageKey, width }, 'a picture was not drawn in another width');
      return null;
    }
  }

  return async (file, width) => {
    const isNarrow = file.mediaType === NARROW_TYPE && file.width !== null && file.width <= width;
    if (!DRAWN.has(file.mediaType) || isNarrow) return null;
    const key = narrowKey(file.storageKey, width);
    try {
      return await buffer(await app.storage.read(key));
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
    }
    const going = resizing.get(key) ?? resize(file, width, key).finally(() => resizing.delete(key));
    resizing.set(key, going);
    return going;
  };
}

/** Removes the pictures of a file in other widths. */
export async function removeNarrow({ storage }: Pick<App, 'storage'>, storageKey: string): Promise<void> {
  await Promise.all(PICTURE_WIDTHS.map((width) => storage.remove(narrowKey(storageKey, width))));
}
