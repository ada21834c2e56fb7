import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { settings } from './tables.ts';

/** A setting's value, or null when it is not set. */
export async function findSetting(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row?.value ?? null;
}
