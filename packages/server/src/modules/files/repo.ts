import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { files } from './tables.ts';

export type StoredFile = typeof files.$inferSelect;

export const findFile = async (db: Db, id: number): Promise<StoredFile | undefined> =>
  (await db.select().from(files).where(eq(files.id, id)))[0];
