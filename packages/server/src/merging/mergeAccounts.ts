import { giveLevel } from '@atlas/domain/access';
import { keptAffiliate, type MergeKind, type MergeSources } from '@atlas/domain/merging';
import { lineUpSubscriptions } from '@atlas/domain/subscriptions';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { inList } from '../db/inList.ts';
import type { Db } from '../db/open.ts';
import { accessLevels, userAccessLevels } from '../modules/access/tables.ts';
import { affiliates } from '../modules/affiliates/tables.ts';
import { moveUps } from '../modules/stages/tables.ts';
import { subscriptions } from '../modules/subscriptions/tables.ts';
import { users } from '../modules/users/tables.ts';
import { accountColumn, type AccountColumn, columnsReferringTo, MOVED_COLUMNS } from './accountColumns.ts';
import type { MergeChanges, MovedRows, Period } from './mergeChanges.ts';
import { dropSame, moveBack, moveRows, putBack, takeAway } from './moveRows.ts';

/** How many rows of a kind moved, and how many stayed because the kept account has them already. */
export interface MergeCount {
  readonly kind: MergeKind;
  readonly moved: number;
  readonly stayed: number;
}

/** The outcome of a merge of two accounts. */
export interface MergeOutcome {
  readonly changes: MergeChanges;
  readonly counts: readonly MergeCount[];
}

/** Two accounts that are merged, both locked. */
export interface MergePair {
  readonly keptId: number;
  readonly mergedId: number;
}

/** The columns of an account that come with each field. */
const COLUMNS_OF_FIELD = {
  'first-name': ['firstName'],
  'middle-name': ['middleName'],
  'last-name': ['lastName'],
  suffix: ['suffix'],
  sex: ['sex'],
  birthdate: ['birthdate'],
  'mobile-number': ['mobileNumber'],
  'facebook-profile': ['facebookProfile'],
  picture: ['profileImage'],
  about: ['about'],
  place: ['country', 'province', 'city'],
  batch: ['batchId'],
} as const;

type Account = typeof users.$inferSelect;

/** Locks accounts until the transaction ends, so that no row about them is added meanwhile. */
export async function lockAccounts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(inList(users.id, ids)).orderBy(users.id).for('update');
}

/**
 * Makes one account of two in the caller's transaction, by `MERGE_RULES`: rows move, values are
 * chosen, and subscriptions of one funnel are lined up. Amounts never change. Archives nothing.
 */
export async function mergeAccounts(tx: Db, { keptId, mergedId }: MergePair, sources: MergeSources, at: Date): Promise<MergeOutcome> {
  const accounts = { from: mergedId, to: keptId };
  await tx.execute(sql`set constraints subscriptions_apart deferred`);
  const counts = new Map<MergeKind, { moved: number; stayed: number }>();
  const rows: MovedRows[] = [];
  const count = (kind: MergeKind, moved: number, stayed: number): void => {
    const sum = counts.get(kind) ?? { moved: 0, stayed: 0 };
    counts.set(kind, { moved: sum.moved + moved, stayed: sum.stayed + stayed });
  };
  const move = async (
    of: AccountColumn,
    kind: MergeKind,
    more: Parameters<typeof moveRows>[3],
    displaced: MovedRows['displaced'],
  ): Promise<void> => {
    const { keys, stayed } = await moveRows(tx, of, accounts, more);
    await putBack(tx, of, mergedId, displaced);
    count(kind, keys.length, stayed);
    if (keys.length + displaced.length > 0) rows.push({ name: of.name, keys, displaced });
  };
  for (const { rule, ...of } of MOVED_COLUMNS) {
    if ('chosen' in rule) {
      if (sources[rule.chosen] !== mergedId) continue;
      await move(of, rule.moves, {}, await takeAway(tx, of, accounts));
    } else {
      const displaced = rule.better === undefined ? [] : await takeAway(tx, of, accounts, rule.better);
      await move(of, rule.moves, { never: rule.never, where: rule.where }, displaced);
    }
  }
  const { givenMoveUps, movable } = await giveWaiting(tx, { keptId, mergedId }, sources);
  await move(accountColumn('move_ups.userId'), 'journey', { never: 'reviewerId', where: movable }, []);
  const affiliate = accountColumn('affiliates.userId');
  if ((await affiliateAfter(tx, { keptId, mergedId })) === mergedId)
    await move(affiliate, 'affiliate', {}, await takeAway(tx, affiliate, accounts));
  const { columns, isSignInExchanged } = await takeValues(tx, { keptId, mergedId }, sources);
  const levelIds = await giveLevels(tx, { keptId, mergedId }, at);
  count('access', levelIds.length, 0);
  const moved = rows.find(({ name }) => name === 'subscriptions.userId')?.keys.map(([id]) => Number(id)) ?? [];
  const { periods, endedIds } = await lineUp(tx, keptId, moved, at);
  await tx.execute(sql`set constraints subscriptions_apart immediate`);
  return {
    changes: { rows, givenMoveUps, columns, isSignInExchanged, levelIds, periods, endedIds },
    counts: [...counts].map(([kind, sums]) => ({ kind, ...sums })),
  };
}

/** Undoes what `mergeAccounts` changed. What was added to the kept account since stays there. */
export async function unmergeAccounts(tx: Db, { keptId, mergedId }: MergePair, changes: MergeChanges): Promise<void> {
  await tx.execute(sql`set constraints subscriptions_apart deferred`);
  for (const { id, before } of changes.periods) await setPeriod(tx, id, before);
  await tx
    .update(subscriptions)
    .set({ unsubscribedAt: null, unsubscribedReason: null })
    .where(and(inList(subscriptions.id, changes.endedIds), eq(subscriptions.unsubscribedReason, ENDED)));
  for (const { name, keys, displaced } of changes.rows.toReversed()) {
    const of = accountColumn(name);
    await dropSame(tx, of, mergedId, displaced);
    await moveBack(tx, of, { from: keptId, to: mergedId }, keys);
    await putBack(tx, of, keptId, displaced);
  }
  await tx
    .update(moveUps)
    .set({ userId: keptId })
    .where(and(inList(moveUps.id, changes.givenMoveUps), eq(moveUps.userId, mergedId)));
  await tx
    .delete(userAccessLevels)
    .where(and(eq(userAccessLevels.userId, keptId), inList(userAccessLevels.accessLevelId, changes.levelIds)));
  if (changes.isSignInExchanged) await exchangeSignIn(tx, { keptId, mergedId });
  await restoreValues(tx, keptId, changes.columns);
  await tx.execute(sql`set constraints subscriptions_apart immediate`);
}

/** Why a subscription was ended by a merge. */
const ENDED = 'The merged account has a subscription for life to the same funnel.';

/**
 * Requests that wait go with the stage that staff choose. Gives those of the kept account away when
 * the stage is that of the other one, and returns the condition for those that may move.
 */
async function giveWaiting(tx: Db, { keptId, mergedId }: MergePair, { stage }: MergeSources) {
  if (stage !== mergedId) return { givenMoveUps: [], movable: ne(moveUps.state, 'waiting') };
  const given = await tx
    .update(moveUps)
    .set({ userId: mergedId })
    .where(and(eq(moveUps.userId, keptId), eq(moveUps.state, 'waiting')))
    .returning({ id: moveUps.id });
  const givenMoveUps = given.map(({ id }) => id);
  return { givenMoveUps, movable: sql`not ${inList(moveUps.id, givenMoveUps)}` };
}

/** The person of the two whose affiliate account remains; null when neither has one. */
async function affiliateAfter(tx: Db, { keptId, mergedId }: MergePair): Promise<number | null> {
  const found = await tx
    .select({ userId: affiliates.userId, isUsed: isUsedAffiliate })
    .from(affiliates)
    .where(inList(affiliates.userId, [keptId, mergedId]));
  return keptAffiliate(found, keptId);
}

/** Whether something refers to an affiliate, such as a click, a commission or a subscription. */
export const isUsedAffiliate = sql<boolean>`(${sql.join(
  columnsReferringTo('affiliates').map(
    ({ table, column }) => sql`exists (select 1 from ${table} where ${column} = ${sql.raw('"affiliates"."id"')})`,
  ),
  sql` or `,
)})`;

/** Writes the chosen values to the kept account, and exchanges the sign-in if staff choose so. */
async function takeValues(
  tx: Db,
  { keptId, mergedId }: MergePair,
  sources: MergeSources,
): Promise<Pick<MergeChanges, 'columns' | 'isSignInExchanged'>> {
  const found = await tx
    .select()
    .from(users)
    .where(inList(users.id, [keptId, mergedId]));
  const [kept, merged] = [keptId, mergedId].map((id) => found.find((one) => one.id === id));
  if (kept === undefined || merged === undefined) throw new Error('A merged account does not exist');
  const names = Object.entries(COLUMNS_OF_FIELD).flatMap(([field, columns]) =>
    sources[field as keyof typeof COLUMNS_OF_FIELD] === mergedId ? [...columns] : [],
  );
  const changed = names.filter((name) => kept[name] !== merged[name]);
  if (changed.length > 0)
    await tx
      .update(users)
      .set(Object.fromEntries(changed.map((name) => [name, merged[name]])))
      .where(eq(users.id, keptId));
  const isSignInExchanged = sources.email === mergedId;
  if (isSignInExchanged) await exchangeSignIn(tx, { keptId, mergedId });
  return {
    columns: Object.fromEntries(changed.map((name) => [name, { before: kept[name], after: merged[name] }])),
    isSignInExchanged,
  };
}

/** Writes values back that are still those of the merge. */
async function restoreValues(tx: Db, keptId: number, columns: MergeChanges['columns']): Promise<void> {
  const [kept] = await tx.select().from(users).where(eq(users.id, keptId));
  const untouched = Object.entries(columns).filter(([name, { after }]) => kept?.[name as keyof Account] === after);
  if (untouched.length === 0) return;
  await tx
    .update(users)
    .set(Object.fromEntries(untouched.map(([name, { before }]) => [name, before])))
    .where(eq(users.id, keptId));
}

/** Exchanges address and password of two accounts. The address is unique, so one is set aside. */
async function exchangeSignIn(tx: Db, { keptId, mergedId }: MergePair): Promise<void> {
  const columns = { id: users.id, email: users.email, emailConfirmedAt: users.emailConfirmedAt };
  const found = await tx
    .select({ ...columns, passwordHash: users.passwordHash, passwordSetAt: users.passwordSetAt })
    .from(users)
    .where(inList(users.id, [keptId, mergedId]));
  const [kept, merged] = [keptId, mergedId].map((id) => found.find((one) => one.id === id));
  if (kept === undefined || merged === undefined) throw new Error('A merged account does not exist');
  const give = async (id: number, { id: _from, ...signIn }: typeof kept): Promise<unknown> =>
    tx.update(users).set(signIn).where(eq(users.id, id));
  await tx
    .update(users)
    .set({ email: `merging-${mergedId}@merging.invalid` })
    .where(eq(users.id, mergedId));
  await give(keptId, merged);
  await give(mergedId, kept);
}

/** Gives the kept account the levels of the other one, except that of non-members. */
async function giveLevels(tx: Db, { keptId, mergedId }: MergePair, at: Date): Promise<number[]> {
  const [account] = await tx.select({ emailConfirmedAt: users.emailConfirmedAt }).from(users).where(eq(users.id, keptId));
  const held = await tx
    .select({
      userId: userAccessLevels.userId,
      id: accessLevels.id,
      key: accessLevels.key,
      name: accessLevels.name,
      role: accessLevels.role,
    })
    .from(userAccessLevels)
    .innerJoin(accessLevels, and(eq(accessLevels.id, userAccessLevels.accessLevelId), isNull(accessLevels.archivedAt)))
    .where(inList(userAccessLevels.userId, [keptId, mergedId]));
  const names = Object.fromEntries(held.flatMap(({ userId, key, name }) => (userId === keptId ? [[key, name]] : [])));
  const person = { names, isOwn: false, emailConfirmedAt: account?.emailConfirmedAt ?? null };
  const given = held.filter(
    (level) => level.userId === mergedId && level.role !== 'non-member' && !('skipped' in giveLevel(person, level, at)),
  );
  if (given.length > 0)
    await tx.insert(userAccessLevels).values(given.map(({ id }) => ({ userId: keptId, accessLevelId: id, createdAt: at })));
  return given.map(({ id }) => id);
}

/**
 * Lines up the subscriptions of each funnel from which the kept account got another one, and ends
 * those that follow one for life.
 */
async function lineUp(tx: Db, keptId: number, movedIds: readonly number[], at: Date): Promise<Pick<MergeChanges, 'periods' | 'endedIds'>> {
  if (movedIds.length === 0) return { periods: [], endedIds: [] };
  const held = await tx.select().from(subscriptions).where(eq(subscriptions.userId, keptId)).for('update');
  const funnelIds = new Set(held.filter(({ id }) => movedIds.includes(id)).map(({ funnelId }) => funnelId));
  const linedUp = [...funnelIds].map((id) => lineUpSubscriptions(held.filter(({ funnelId }) => funnelId === id)));
  const before = new Map(held.map((one) => [one.id, isoPeriod(one)]));
  const periods = linedUp.flatMap(({ moved }) =>
    moved.flatMap(({ id, ...period }) => {
      const was = before.get(id);
      return was === undefined ? [] : [{ id, before: was, after: isoPeriod(period) }];
    }),
  );
  for (const { id, after } of periods) await setPeriod(tx, id, after);
  const endedIds = linedUp.flatMap(({ pointless }) => pointless);
  if (endedIds.length > 0)
    await tx.update(subscriptions).set({ unsubscribedAt: at, unsubscribedReason: ENDED }).where(inList(subscriptions.id, endedIds));
  return { periods, endedIds };
}

const isoPeriod = ({ startsAt, expiresAt }: { startsAt: Date; expiresAt: Date }): Period => ({
  startsAt: startsAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const setPeriod = async (tx: Db, id: number, { startsAt, expiresAt }: Period): Promise<unknown> =>
  tx
    .update(subscriptions)
    .set({ startsAt: new Date(startsAt), expiresAt: new Date(expiresAt), revision: sql`${subscriptions.revision} + 1` })
    .where(eq(subscriptions.id, id));

/** The subscriptions whose period is no longer that of the merge. */
export async function findChangedPeriods(tx: Db, { periods }: MergeChanges): Promise<number[]> {
  const ids = periods.map(({ id }) => id);
  const found = await tx.select().from(subscriptions).where(inList(subscriptions.id, ids)).for('update');
  return periods
    .filter(({ id, after }) => {
      const now = found.find((one) => one.id === id);
      return now === undefined || isoPeriod(now).startsAt !== after.startsAt || isoPeriod(now).expiresAt !== after.expiresAt;
    })
    .map(({ id }) => id);
}
