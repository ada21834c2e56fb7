import DataLoader from 'dataloader';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** One statement for however many people a page names. */
export const userLoader = (db: Db) =>
  new DataLoader<number, User | null>(async (ids) => {
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Adds a person and answers the row; undefined when the e-mail address is taken. */
export async function insertUser(tx: Db, row: typeof users.$inferInsert): Promise<User | undefined> {
  const [user] = await tx.insert(users).values(row).onConflictDoNothing({ target: users.email }).returning();
  return user;
}

export async function giveLevel(tx: Db, userId: number, levelKey: string, at: Date): Promise<void> {
  const [level] = await tx.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, levelKey));
  if (!level) throw new Error(`There is no access level with the key ${levelKey}`);
  await tx.insert(userAccessLevels).values({ userId, accessLevelId: level.id, createdAt: at }).onConflictDoNothing();
}
