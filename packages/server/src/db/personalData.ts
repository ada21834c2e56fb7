import type { PgTable } from 'drizzle-orm/pg-core';

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** The columns of a table that can contain more than a number, a flag, an instant or a reference. */
export interface DeclaredColumns<Name extends string = string> {
  /**
   * Facts about a person, notes about them, and links that give their reader access. The audit can
   * erase them.
   */
  readonly personal?: readonly Name[];
  /** Values that the audit never contains. */
  readonly secret?: readonly Name[];
  /** All other values, which the audit retains forever. */
  readonly open?: readonly Name[];
}

const declared = new Map<PgTable, DeclaredColumns>();
const audited = new Map<string, { personal: Set<string>; secret: Set<string> }>();
const subjectsOfTable = new Map<PgTable, Set<string>>();

/**
 * Declares the columns of a table next to it. A test requires it of every table with data about a
 * person, so that no personal facts end up in the append-only audit by accident.
 */
export function declareColumns<Table extends PgTable>(table: Table, columns: DeclaredColumns<ColumnName<Table>>): void {
  declared.set(table, columns);
}

export const declaredColumns = (table: PgTable): DeclaredColumns | null => declared.get(table) ?? null;

/**
 * Declares how the audit treats the fields of a subject. Several declarations of one subject are
 * merged.
 *
 * @param table the table whose ids the audit contains. An erasure finds the entries about its rows.
 */
export function declareAudited(
  subjectType: string,
  { personal = [], secret = [] }: Pick<DeclaredColumns, 'personal' | 'secret'>,
  table?: PgTable,
): void {
  if (table !== undefined) subjectsOfTable.set(table, (subjectsOfTable.get(table) ?? new Set()).add(subjectType));
  const known = audited.get(subjectType) ?? { personal: new Set<string>(), secret: new Set<string>() };
  for (const name of personal) known.personal.add(name);
  for (const name of secret) known.secret.add(name);
  audited.set(subjectType, known);
}

const NONE = { personal: new Set<string>(), secret: new Set<string>() };

/** The personal and the secret fields of a subject of the audit. */
export const auditedFields = (subjectType: string): { personal: ReadonlySet<string>; secret: ReadonlySet<string> } =>
  audited.get(subjectType) ?? NONE;

/** The subjects of the audit whose ids are those of a table. */
export const auditedSubjectsOf = (table: PgTable): string[] => [...(subjectsOfTable.get(table) ?? [])];

/** The subjects with personal fields, for the test of what a migration moves. */
export const auditedSubjects = (): Map<string, string[]> =>
  new Map([...audited].filter(([, { personal }]) => personal.size > 0).map(([name, { personal }]) => [name, [...personal].toSorted()]));
