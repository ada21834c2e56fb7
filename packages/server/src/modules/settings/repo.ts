import { and, asc, eq } from 'drizzle-orm';
import type { WorkshopVariant } from '@atlas/domain/settings';
import { isAmong } from '../../db/isAmong.ts';
import type { Db } from '../../db/open.ts';
import { oneById } from '../../commands/loaders.ts';
import { workshopRegistrations } from '../pages/tables.ts';
import { users } from '../users/tables.ts';
import { settings } from './tables.ts';

export type SettingRow = typeof settings.$inferSelect;

export const settingLoader = oneById<SettingRow>(({ db }, ids) => db.select().from(settings).where(isAmong(settings.id, ids)));

export async function findSettingRow(db: Db, name: string): Promise<SettingRow | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row ?? null;
}

/** Every setting, by name. */
export const findSettings = (db: Db): Promise<SettingRow[]> => db.select().from(settings).orderBy(asc(settings.name));

/** Whether a person registered for a workshop, under the e-mail address of the account. */
export async function isRegisteredForWorkshop(db: Db, userId: number, variant: WorkshopVariant): Promise<boolean> {
  const [row] = await db
    .select({ id: workshopRegistrations.id })
    .from(users)
    .innerJoin(workshopRegistrations, and(eq(workshopRegistrations.variant, variant), eq(workshopRegistrations.email, users.email)))
    .where(eq(users.id, userId));
  return row !== undefined;
}
