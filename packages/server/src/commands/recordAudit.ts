import type { Db } from '../db/open.ts';
import { auditEntries } from '../modules/audit/tables.ts';
import type { Actor } from './context.ts';

/** Appends one entry; call it with the transaction that makes the change. Never pass a secret in `before` or `after`. */
export async function recordAudit(
  tx: Db,
  actor: Actor,
  entry: {
    at: Date;
    action: string;
    subjectType: string;
    subjectId?: number;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
    reason?: string;
  },
): Promise<void> {
  await tx.insert(auditEntries).values({
    ...entry,
    actorId: actor.userId,
    onBehalfOfId: actor.onBehalfOfId,
    requestId: actor.requestId,
  });
}
