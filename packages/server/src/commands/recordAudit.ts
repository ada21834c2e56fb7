import type { Db } from '../db/open.ts';
import { auditEntries } from '../modules/audit/tables.ts';
import type { Actor } from './context.ts';

/** What was changed, and why. There is never a secret in `before` or `after`. */
export interface AuditEntry {
  at: Date;
  action: string;
  subjectType: string;
  subjectId?: number;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  reason?: string;
}

/** Appends one entry; call it with the transaction that makes the change. */
export const recordAudit = (tx: Db, actor: Actor, entry: AuditEntry): Promise<void> => recordAudits(tx, actor, [entry]);

/** Appends several in one statement. */
export async function recordAudits(tx: Db, { userId, onBehalfOfId, requestId }: Actor, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditEntries).values(entries.map((entry) => ({ ...entry, actorId: userId, onBehalfOfId, requestId })));
}
