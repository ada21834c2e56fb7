import { and, desc, eq, exists, gt, isNotNull, lte, type SQL } from 'drizzle-orm';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source } from '../../commands/loaders.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { privacyRequests, users } from './tables.ts';

export type PrivacyRequest = typeof privacyRequests.$inferSelect;

export const privacyRequestLoader = oneById<PrivacyRequest>(({ db }, ids) =>
  db.select().from(privacyRequests).where(inList(privacyRequests.id, ids)),
);

/** Privacy requests of people, newest first. */
export const privacyRequestsOfUser = manyBy<PrivacyRequest>(
  ({ userId }) => userId,
  ({ db }, userIds) =>
    db
      .select()
      .from(privacyRequests)
      .where(inList(privacyRequests.userId, userIds))
      .orderBy(desc(privacyRequests.createdAt), desc(privacyRequests.id)),
);

export const privacyRequestsList = {
  table: privacyRequests,
  id: privacyRequests.id,
  sorts: { created: [privacyRequests.createdAt] },
} satisfies List<string>;

export const privacyRequestsWhere = (
  filter: Filter<{ kind: PrivacyRequest['kind']; state: PrivacyRequest['state'] }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    ofPeopleInScope(reader, privacyRequests.userId),
    filter.kind == null ? undefined : eq(privacyRequests.kind, filter.kind),
    filter.state == null ? undefined : eq(privacyRequests.state, filter.state),
  );

export const findPrivacyRequest = async (db: Db, id: number): Promise<PrivacyRequest | undefined> =>
  (await db.select().from(privacyRequests).where(eq(privacyRequests.id, id)))[0];

/** Number of downloads that a person requested since an instant. */
export const countDownloadsSince = (db: Db, userId: number, since: Date): Promise<number> =>
  db.$count(
    privacyRequests,
    and(eq(privacyRequests.userId, userId), eq(privacyRequests.kind, 'download'), gt(privacyRequests.createdAt, since)),
  );

/** Whether a person has an open request of a kind. */
export const hasOpenRequest = async (db: Db, userId: number, kind: PrivacyRequest['kind']): Promise<boolean> =>
  (await db.$count(
    privacyRequests,
    and(eq(privacyRequests.userId, userId), eq(privacyRequests.kind, kind), eq(privacyRequests.state, 'requested')),
  )) > 0;

export async function updatePrivacyRequest(tx: Db, id: number, values: Partial<Omit<PrivacyRequest, 'id' | 'userId'>>): Promise<void> {
  await tx.update(privacyRequests).set(values).where(eq(privacyRequests.id, id));
}

const isUnwritten = and(eq(privacyRequests.kind, 'download'), eq(privacyRequests.state, 'requested'));

/** Ids of downloads whose file is not written yet and that have a job, in ascending order. */
export async function findUnwrittenDownloads(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(and(isUnwritten, isNotNull(privacyRequests.storageKey), gt(privacyRequests.id, after)))
    .orderBy(privacyRequests.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks a download until the transaction ends. Returns whether its file is still to be written. */
export async function holdUnwrittenDownload(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ state: privacyRequests.state, key: privacyRequests.storageKey })
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for('update');
  return row?.state === 'requested' && row.key !== null;
}

/** Releases the files of at most `limit` downloads that expired, and returns their keys. */
export async function releaseExpiredDownloads(tx: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: privacyRequests.id, key: privacyRequests.storageKey })
    .from(privacyRequests)
    .where(and(isNotNull(privacyRequests.storageKey), lte(privacyRequests.expiresAt, now)))
    .orderBy(privacyRequests.expiresAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return [];
  await tx
    .update(privacyRequests)
    .set({ storageKey: null })
    .where(
      inList(
        privacyRequests.id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}

/** Ends all downloads of a person and returns the keys of their files. */
export async function endDownloads(tx: Db, userId: number, at: Date): Promise<string[]> {
  const own = and(eq(privacyRequests.userId, userId), eq(privacyRequests.kind, 'download'));
  const rows = await tx
    .select({ key: privacyRequests.storageKey })
    .from(privacyRequests)
    .where(and(own, isNotNull(privacyRequests.storageKey)))
    .for('update');
  await tx
    .update(privacyRequests)
    .set({ state: 'failed', decidedAt: at })
    .where(and(own, eq(privacyRequests.state, 'requested')));
  await tx.update(privacyRequests).set({ storageKey: null }).where(own);
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}

/** The people whose accounts were deleted at their request. */
export const findErasedPeople = (db: Db): Promise<Pick<User, 'id' | 'tribeId' | 'createdAt'>[]> =>
  db
    .select({ id: users.id, tribeId: users.tribeId, createdAt: users.createdAt })
    .from(users)
    .where(
      exists(
        db
          .select({ id: privacyRequests.id })
          .from(privacyRequests)
          .where(and(eq(privacyRequests.userId, users.id), eq(privacyRequests.state, 'done'), isNotNull(privacyRequests.erasedAt))),
      ),
    );

type User = typeof users.$inferSelect;
/** The facts about an account that an erasure needs. */
export type AccountToErase = Pick<User, 'id' | 'email' | 'emailConfirmedAt' | 'tribeId' | 'createdAt' | 'firstName'>;

const ACCOUNT = {
  id: users.id,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  tribeId: users.tribeId,
  createdAt: users.createdAt,
  firstName: users.firstName,
};

/** The accounts after an id, in ascending order. */
export const findAccounts = (db: Db, after: number, limit: number): Promise<AccountToErase[]> =>
  db.select(ACCOUNT).from(users).where(gt(users.id, after)).orderBy(users.id).limit(limit);

/** Locks an account until the transaction ends. */
export const holdAccount = async (tx: Db, id: number): Promise<AccountToErase | undefined> =>
  (await tx.select(ACCOUNT).from(users).where(eq(users.id, id)).for('update'))[0];

/** Archives an erased account, so that no one signs in to it. */
export async function archiveErased(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(users).set({ archivedAt: at, archivedReason: 'Deleted at the request of the person.' }).where(eq(users.id, id));
}
