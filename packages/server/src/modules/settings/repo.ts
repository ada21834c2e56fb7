import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { WorkshopVariant } from '@atlas/domain/settings';
import type { NameParts } from '@atlas/domain/users';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById } from '../../commands/loaders.ts';
import { courses } from '../courses/tables.ts';
import { files } from '../files/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { workshopRegistrations } from '../pages/tables.ts';
import { belongsToUser } from '../users/repo.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { users } from '../users/tables.ts';
import { settingChanges, settings } from './tables.ts';

export type SettingRow = typeof settings.$inferSelect;

export const settingLoader = oneById<SettingRow>(({ db }, ids) => db.select().from(settings).where(inList(settings.id, ids)));

export async function findSettingRow(db: Db, name: string): Promise<SettingRow | null> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row ?? null;
}

/** Every setting, by name. */
export const findSettings = (db: Db): Promise<SettingRow[]> => db.select().from(settings).orderBy(asc(settings.name));

/**
 * Whether a person registered for a workshop, with their account or under its confirmed address.
 */
export async function isRegisteredForWorkshop(db: Db, userId: number, variant: WorkshopVariant): Promise<boolean> {
  const [row] = await db
    .select({ id: workshopRegistrations.id })
    .from(users)
    .innerJoin(workshopRegistrations, and(eq(workshopRegistrations.variant, variant), belongsToUser(workshopRegistrations)))
    .where(eq(users.id, userId));
  return row !== undefined;
}

/** A change of a setting with the person who made it. */
export type SettingChange = typeof settingChanges.$inferSelect & { by: NameParts | null };

/** Maximum number of changes shown per setting. The audit contains all of them. */
const SHOWN_CHANGES = 50;

/** The latest changes of settings, newest first. */
export const changesOfSetting = manyBy<SettingChange>(
  ({ settingId }) => settingId,
  ({ db }, ids) => {
    const ranked = db
      .select({
        id: settingChanges.id,
        rank: sql<number>`row_number() over (partition by ${settingChanges.settingId} order by ${settingChanges.id} desc)`.as('rank'),
      })
      .from(settingChanges)
      .where(inList(settingChanges.settingId, ids))
      .as('ranked');
    return db
      .select({ ...getTableColumns(settingChanges), by: nameColumns(users) })
      .from(settingChanges)
      .innerJoin(ranked, eq(ranked.id, settingChanges.id))
      .leftJoin(users, eq(users.id, settingChanges.changedById))
      .where(lte(ranked.rank, SHOWN_CHANGES))
      .orderBy(desc(settingChanges.id));
  },
);

/**
 * The settings with these names, locked until the transaction ends. Always locked in the same
 * order, so that concurrent saves do not deadlock.
 */
export const holdSettings = (tx: Db, names: readonly string[]): Promise<SettingRow[]> =>
  tx
    .select()
    .from(settings)
    .where(inList(settings.name, [...names]))
    .orderBy(asc(settings.id))
    .for('update');

/** Saves the value of a setting and stores the change. */
export async function writeSetting(
  tx: Db,
  { id, value: before, revision }: SettingRow,
  after: string,
  { at, changedById }: { at: Date; changedById: number | null },
): Promise<void> {
  const next = { value: after, revision: revision + 1, updatedAt: at, updatedById: changedById };
  await tx.update(settings).set(next).where(eq(settings.id, id));
  await tx.insert(settingChanges).values({ settingId: id, before, after, changedById, at });
}

/** The given files that are QR pictures of a setting. */
export async function findQrPictures(tx: Db, settingId: number, ids: readonly number[]): Promise<Set<number>> {
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.settingId, settingId), eq(files.purpose, 'qr'), inList(files.id, [...ids])));
  return new Set(found.map(({ id }) => id));
}

/** The name of a person; null for an unknown one. */
export async function findName(tx: Db, userId: number): Promise<NameParts | null> {
  const [row] = await tx.select(nameColumns(users)).from(users).where(eq(users.id, userId));
  return row ?? null;
}

export const hasCourse = async (tx: Db, id: number): Promise<boolean> => (await tx.$count(courses, eq(courses.id, id))) > 0;
export const hasFunnel = async (tx: Db, slug: string): Promise<boolean> => (await tx.$count(funnels, eq(funnels.slug, slug))) > 0;
