import { UserError } from '../../errors.ts';
import type { Context } from '../../graphql/context.ts';
import { openLesson } from '../courses/commands.ts';
import { findFile, type StoredFile } from './repo.ts';

const missing = () => new UserError('NOT_FOUND', 'This file does not exist.');

/** A file whose owning record opens for whoever asks. Throws UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN with the reason. */
export async function findReadableFile(ctx: Context, id: number): Promise<StoredFile> {
  ctx.signedIn();
  const file = await findFile(ctx.source.db, id);
  if (!file || file.lessonId === null) throw missing();
  await openLesson(ctx, file.lessonId);
  return file;
}
