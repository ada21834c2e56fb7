import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MAX_PIXELS } from '@atlas/domain/uploads';
import sharp from 'sharp';
import type { Context } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import type { OwnerColumn, StoredFile } from './repo.ts';
import { storeFile } from './uploads.ts';

/** Widths and qualities of smaller copies, best first. */
const SMALLER = [640, 560, 480, 400, 320].flatMap((width) => [75, 60, 45, 30].map((quality) => ({ width, quality })));

/**
 * Stores a copy of a picture for the same record that has at most `mostBytes`: the best one of a
 * few widths and qualities.
 *
 * @throws BAD_USER_INPUT when the picture cannot be made that small
 */
export async function storeSmallerPicture(ctx: Context, file: StoredFile, owner: OwnerColumn, mostBytes: number): Promise<StoredFile> {
  const whole = await buffer(await ctx.app.storage.read(file.storageKey));
  const folder = await mkdtemp(join(tmpdir(), `atlas-picture-${process.pid}-`));
  try {
    for (const { width, quality } of SMALLER) {
      const path = join(folder, `${width}-${quality}.webp`);
      const made = await sharp(whole, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality, effort: 5 })
        .toFile(path);
      const { size: bytes } = await stat(path);
      if (bytes > mostBytes) continue;
      const values = {
        ownerId: file[owner] ?? 0,
        name: file.name.replace(/\.\w+$/, '.webp'),
        mediaType: 'image/webp',
        bytes,
        storageKey: `uploads/${randomUUID()}`,
        purpose: file.purpose,
        width: made.width,
        height: made.height,
        uploadedById: ctx.session?.userId ?? null,
      };
      return await storeFile(ctx, owner, values, path);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  throw new UserError('BAD_USER_INPUT', 'This picture cannot be made small enough. Choose one with less detail.');
}
