import type { Db } from '../db/open.ts';
import { auditEntries, auditPersonalValues } from '../modules/audit/tables.ts';
import type { Actor } from './context.ts';
import { personOf, splitPersonal } from './splitPersonal.ts';

/** A change and its reason. `before` and `after` never contain a secret. */
export interface AuditEntry {
  at: Date;
  action: string;
  subjectType: string;
  subjectId?: number;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  reason?: string;
  /** The person whom the record is about, when its fields do not name them. */
  personId?: number | null;
}

/** Appends one entry; call it with the transaction that makes the change. */
export const recordAudit = (tx: Db, actor: Actor, entry: AuditEntry): Promise<void> => recordAudits(tx, actor, [entry]);

/** Appends several in one statement, and their personal values, if any, in a second one. */
export async function recordAudits(tx: Db, { userId, onBehalfOfId, requestId }: Actor, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const split = entries.map((entry) => {
    const { personId: _personId, ...columns } = entry;
    const [before, after] = [splitPersonal(entry.subjectType, entry.before), splitPersonal(entry.subjectType, entry.after)];
    const isPersonal = before.personal !== undefined || after.personal !== undefined;
    return {
      row: { ...columns, before: before.kept, after: after.kept, actorId: userId, onBehalfOfId, requestId },
      personal: isPersonal ? { personId: personOf(entry), before: before.personal, after: after.personal } : null,
    };
  });
  const rows = await tx
    .insert(auditEntries)
    .values(split.map(({ row }) => row))
    .returning({ id: auditEntries.id });
  const values = split.flatMap(({ personal }, n) => {
    const row = rows[n];
    return personal === null || row === undefined ? [] : [{ entryId: row.id, ...personal }];
  });
  if (values.length > 0) await tx.insert(auditPersonalValues).values(values);
}
