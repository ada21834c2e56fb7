import { getTableColumns } from 'drizzle-orm';
import { declaredColumns } from '../db/personalData.ts';
import type { Db } from '../db/open.ts';
import { type DataSubject, PERSONAL_TABLES, personCondition } from './personalTables.ts';

/** The rows of one table that are about a person. */
export interface PersonalRows {
  readonly name: string;
  readonly rows: Record<string, unknown>[];
}

/** A file that belongs to a person. */
export interface PersonalFile {
  readonly id: number;
  readonly name: string;
  readonly storageKey: string;
}

/**
 * Reads all rows about a person, one table after the other, without secrets and the columns that
 * the rules leave out. Tables without such rows are skipped.
 */
export async function* readPersonalData(db: Db, person: DataSubject): AsyncGenerator<PersonalRows> {
  for (const { name, table, rule } of PERSONAL_TABLES) {
    if (rule.isHidden === true) continue;
    const hidden = new Set([...(rule.omits ?? []), ...(declaredColumns(table)?.secret ?? [])]);
    const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([column]) => !hidden.has(column)));
    const rows = await db
      .select(columns)
      .from(table)
      .where(personCondition(db, table, rule, person));
    if (rows.length > 0) yield { name, rows };
  }
}

/** The stored files of a person. */
export async function findPersonalFiles(db: Db, person: DataSubject): Promise<PersonalFile[]> {
  const files = PERSONAL_TABLES.find(({ name }) => name === 'files');
  if (files === undefined) return [];
  const { id, name, storageKey } = getTableColumns(files.table);
  if (id === undefined || name === undefined || storageKey === undefined) throw new Error('Files have no key');
  const rows = await db
    .select({ id, name, storageKey })
    .from(files.table)
    .where(personCondition(db, files.table, files.rule, person))
    .orderBy(id);
  return rows as PersonalFile[];
}
