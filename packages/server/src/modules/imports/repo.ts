import { and, eq, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { oneById } from '../../commands/loaders.ts';
import { importRows, imports } from './tables.ts';

export type Import = typeof imports.$inferSelect;
export type ImportRow = typeof importRows.$inferSelect;

export const importLoader = oneById<Import>(({ db }, ids) => db.select().from(imports).where(inList(imports.id, ids)));

export const importsList = { table: imports, id: imports.id, sorts: { created: [imports.createdAt] } } satisfies List<string>;

export const importsWhere = (filter: Filter<{ kind: Import['kind']; state: Import['state']; uploadedById: number }>): SQL | undefined =>
  and(
    filter.kind == null ? undefined : eq(imports.kind, filter.kind),
    filter.state == null ? undefined : eq(imports.state, filter.state),
    filter.uploadedById == null ? undefined : eq(imports.uploadedById, filter.uploadedById),
  );

export const importRowLoader = oneById<ImportRow>(({ db }, ids) => db.select().from(importRows).where(inList(importRows.id, ids)));

/** Sorted by sheet and row, like the index of each import. */
export const importRowsList = {
  table: importRows,
  id: importRows.id,
  sorts: { row: [importRows.sheet, importRows.row] },
} satisfies List<string>;

export const importRowsWhere = (importId: number, filter: Filter<{ sheet: string; state: ImportRow['state'] }>): SQL | undefined =>
  and(
    eq(importRows.importId, importId),
    filter.sheet == null ? undefined : eq(importRows.sheet, filter.sheet),
    filter.state == null ? undefined : eq(importRows.state, filter.state),
  );
