import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { deleteSome } from '../db/deleteSome.ts';
import type { Db } from '../db/open.ts';
import { UserError } from '../errors.ts';
import { idempotencyKeys } from './tables.ts';

/** A client's word for one intention: however often it arrives, it is carried out once. */
export interface Idempotency {
  /** Drawn by the client; 16 to 100 characters. */
  key: string;
  /** Everything that was asked for. The same key with something else is refused. */
  input: unknown;
}

const KEPT_MS = 24 * 60 * 60 * 1000;

const hashOf = (action: string, input: unknown): Buffer =>
  createHash('sha256')
    .update(`${action}\n${canonical(input)}`)
    .digest();

/** JSON in which the order of properties makes no difference. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'undefined';

/**
 * Carries `work` out once for each key of a person within 24 hours, in the caller's transaction: a second call waits for the first one to
 * commit and gets its answer, which must be plain JSON. Throws CONFLICT when the key was used for something else, BAD_USER_INPUT for a bad key.
 */
export async function idempotent<Answer>(
  tx: Db,
  request: { userId: number | null; action: string; at: Date; idempotency: Idempotency },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, action, at, idempotency } = request;
  if (idempotency.key.length < 16 || idempotency.key.length > 100) throw new UserError('BAD_USER_INPUT', 'A key has 16 to 100 characters.');
  const inputHash = hashOf(action, idempotency.input);
  const place = { key: idempotency.key, userId };
  await tx.delete(idempotencyKeys).where(and(isKey(place), lt(idempotencyKeys.createdAt, new Date(at.getTime() - KEPT_MS))));
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ ...place, action, inputHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [known] = await tx.select().from(idempotencyKeys).where(isKey(place));
    if (!known?.inputHash.equals(inputHash))
      throw new UserError('CONFLICT', 'This was sent before with something else in it. Reload the page and try again.');
    return known.answer as Answer;
  }
  const answer = await work();
  await tx
    .update(idempotencyKeys)
    .set({ answer: sql`${JSON.stringify(answer ?? null)}::jsonb` })
    .where(isKey(place));
  return answer;
}

const isKey = ({ key, userId }: { key: string; userId: number | null }) =>
  and(eq(idempotencyKeys.key, key), userId === null ? isNull(idempotencyKeys.userId) : eq(idempotencyKeys.userId, userId));

/** Removes keys that nobody can repeat any more, `most` of them at most. Answers how many. */
export const forgetOldKeys = (db: Db, now: Date, most: number): Promise<number> =>
  deleteSome(db, idempotencyKeys, lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)), most);
