import {
  MERGE_KINDS,
  type MergeKind,
  mergeForm,
  type MergeSources,
  mergeUndoableUntil,
  suggestSources,
  whyNotMerge,
  whyNotUndoMerge,
} from '@atlas/domain/merging';
import { whyNotRestore } from '@atlas/domain/users';
import { changeWithin, change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { saveRow, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { findChangedPeriods, lockAccounts, mergeAccounts, type MergeOutcome, unmergeAccounts } from '../../merging/mergeAccounts.ts';
import { findMoneySince } from '../../merging/moneySince.ts';
import { ofManagedPerson } from '../access/commands.ts';
import { endSessions, mailAccountChange } from '../auth/confirmIdentityCommands.ts';
import { archiverOf, leave, mustKeepAdministrator, USER } from '../users/commands.ts';
import { findPeopleToArchive } from '../users/archivingRepo.ts';
import { holdMerge, insertMerge, isMergedSince, setMergeUndone } from '../users/mergeRepo.ts';
import { findUserById, type User } from '../users/repo.ts';
import { findAccountsToMerge, findMergedAccounts } from './repo.ts';

/** A merge in the audit: which accounts, and how many records moved. */
const MERGE: Subject<{ keptId: number; archivedId: number; moved: Record<string, unknown>; undoneAt: Date | null }> = {
  name: 'merge',
  read: async (tx, id) => {
    const merge = await holdMerge(tx, id);
    return merge && { keptId: merge.keptId, archivedId: merge.archivedId, moved: merge.moved, undoneAt: merge.undoneAt };
  },
  scope: ofManagedPerson('merge', 'editUser', ({ keptId }) => keptId),
};

/** An account in a merge, whose scope is decided for all accounts together. */
const ACCOUNT: typeof USER = { ...USER, scope: 'of-no-person' };

interface Merging {
  keptId: number;
  otherIds: number[];
  sources: MergeSources;
}

/** Locks the accounts of a request, and checks that they may be merged. */
async function mergingOf(ctx: Context, tx: Db, input: Input): Promise<Merging> {
  const { keptId, otherIds, sources } = parseForm(mergeForm, input);
  const ids = [keptId, ...otherIds];
  await lockAccounts(tx, ids);
  const accounts = await findAccountsToMerge({ ...ctx.source, db: tx }, ids);
  if (accounts.length < ids.length) throw new UserError('NOT_FOUND', 'One of these people no longer exists.');
  const problem = whyNotMerge(accounts, archiverOf(ctx));
  if (problem !== null) throw new UserError('FORBIDDEN', problem);
  return { keptId, otherIds, sources: { ...suggestSources(await findMergedAccounts({ db: tx }, ids), keptId), ...sources } };
}

/** The effects of a merge. */
export interface MergePreview {
  readonly counts: MergeOutcome['counts'];
  readonly periods: MergeOutcome['changes']['periods'];
  readonly endedIds: readonly number[];
  readonly levelIds: readonly number[];
}

/** The result of a preview, thrown so that the transaction is rolled back. */
class Previewed extends Error {
  override name = 'Previewed';
  readonly preview: MergePreview;
  constructor(preview: MergePreview) {
    super('A preview writes nothing');
    this.preview = preview;
  }
}

/**
 * Shows what a merge would do: it merges the accounts in a transaction that is rolled back, so the
 * preview cannot differ from the merge.
 *
 * @throws BAD_USER_INPUT, NOT_FOUND and FORBIDDEN as `mergeUsers`
 * @spec product decision §14
 */
export async function mergePreview(ctx: Context, input: Input): Promise<MergePreview> {
  ctx.signedIn();
  const at = ctx.app.clock.now();
  try {
    await ctx.app.database.transaction(async (tx) => {
      const { keptId, otherIds, sources } = await mergingOf(ctx, tx, input);
      const outcomes: MergeOutcome[] = [];
      for (const mergedId of otherIds) outcomes.push(await mergeAccounts(tx, { keptId, mergedId }, sources, at));
      throw new Previewed({
        counts: sumOf(outcomes),
        periods: lastPeriods(outcomes),
        endedIds: outcomes.flatMap(({ changes }) => changes.endedIds),
        levelIds: outcomes.flatMap(({ changes }) => changes.levelIds),
      });
    });
  } catch (error) {
    if (error instanceof Previewed) return error.preview;
    throw error;
  }
  throw new Error('A preview ends with its result');
}

const sumOf = (outcomes: readonly MergeOutcome[]): MergeOutcome['counts'] =>
  MERGE_KINDS.map(({ kind }) => {
    const of = outcomes.flatMap(({ counts }) => counts.filter((one) => one.kind === kind));
    const sum = (pick: (one: MergeOutcome['counts'][number]) => number): number => of.reduce((total, one) => total + pick(one), 0);
    return { kind, moved: sum(({ moved }) => moved), stayed: sum(({ stayed }) => stayed) };
  }).filter(({ moved, stayed }) => moved + stayed > 0);

/** Each subscription from where it was before the first merge to where the last one put it. */
function lastPeriods(outcomes: readonly MergeOutcome[]): MergePreview['periods'] {
  const all = outcomes.flatMap(({ changes }) => changes.periods);
  return [...Map.groupBy(all, ({ id }) => id)].flatMap(([id, of]) => {
    const [first, last] = [of[0], of.at(-1)];
    return first === undefined || last === undefined ? [] : [{ id, before: first.before, after: last.after }];
  });
}

/**
 * Merges accounts of one person into the kept one. The others are archived, and the sessions of all
 * of them end. Both addresses are told by mail. Each of the merged accounts can be brought back for
 * seven days, the last one first.
 *
 * @returns the id of the last merge
 * @throws BAD_USER_INPUT for a person who is merged with themselves, fewer than two or too many
 * @throws FORBIDDEN with the message of `whyNotMerge`
 * @throws NOT_FOUND for a person who does not exist
 * @spec product decisions §14, §20 X1
 */
export function mergeUsers(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  ctx.signedIn();
  return create(ctx, MERGE, { action: 'mergeUsers', idempotency }, async ({ tx, at }) => {
    const { keptId, otherIds, sources } = await mergingOf(ctx, tx, input);
    const addresses = await peopleOf(tx, [keptId, ...otherIds]);
    let mergeId = 0;
    for (const mergedId of otherIds) mergeId = await mergeInto(ctx, tx, { keptId, mergedId, sources, at });
    await mustKeepAdministrator(tx);
    await endSessions(tx, ctx.actor, [keptId], at);
    const [kept] = await peopleOf(tx, [keptId]);
    await tellAll(ctx, tx, kept, addresses, 'merged', at);
    return mergeId;
  });
}

async function mergeInto(
  ctx: Context,
  tx: Db,
  { keptId, mergedId, sources, at }: { keptId: number; mergedId: number; sources: MergeSources; at: Date },
): Promise<number> {
  const doing = { tx, at, action: 'mergeUsers' };
  let outcome: MergeOutcome | undefined;
  await changeWithin(ctx, ACCOUNT, keptId, doing, ({ before: kept }) =>
    changeWithin(ctx, ACCOUNT, mergedId, doing, async ({ before }) => {
      outcome = await mergeAccounts(tx, { keptId, mergedId }, sources, at);
      const archivedReason = `Merged into ${kept.tribeId}.`;
      await saveRow(tx, USER, { id: mergedId, revision: before.revision }, { archivedAt: at, archivedReason });
      await leave(ctx, tx, [mergedId], at);
    }),
  );
  if (outcome === undefined) throw new Error('The accounts were not merged');
  const { changes, counts } = outcome;
  const moved: Partial<Record<MergeKind, number>> = Object.fromEntries(counts.map((one) => [one.kind, one.moved]));
  const mergedById = ctx.source.reader.userId;
  return insertMerge(tx, {
    keptId,
    archivedId: mergedId,
    moved,
    changes,
    mergedById,
    undoableUntil: mergeUndoableUntil(at),
    createdAt: at,
  });
}

/**
 * Undoes a merge: every record goes back to the account that it came from, and the archived account
 * can be used again. What was added to the kept account since stays there.
 *
 * @throws NOT_FOUND for a merge of people out of scope
 * @throws FORBIDDEN for a person whose access level allows more than the caller's
 * @throws CONFLICT with the message of `whyNotUndoMerge`
 * @spec product decision §14
 */
export const undoMerge = (ctx: Context, id: number): Promise<void> =>
  change(ctx, MERGE, id, 'undoMerge', async ({ tx, at }) => {
    const merge = await holdMerge(tx, id);
    if (merge === null) throw new UserError('NOT_FOUND', 'This merge no longer exists.');
    const { keptId, archivedId: mergedId, changes } = merge;
    const pair = { keptId, mergedId };
    await lockAccounts(tx, [keptId, mergedId]);
    const people = await findPeopleToArchive({ ...ctx.source, db: tx }, [mergedId]);
    const person = people.get(mergedId);
    const forbidden = person === undefined ? null : whyNotRestore({ ...person, isInScope: true, isMerged: false }, archiverOf(ctx));
    if (forbidden !== null) throw new UserError('FORBIDDEN', forbidden);
    const [kept, merged] = await peopleOf(tx, [keptId, mergedId]);
    const periods = await findChangedPeriods(tx, changes);
    const problem = whyNotUndoMerge(
      {
        undoneAt: merge.undoneAt,
        undoableUntil: merge.undoableUntil,
        isFollowed: await isMergedSince(tx, id, [keptId, mergedId]),
        isGone: kept?.archivedAt !== null || merged?.archivedAt == null,
        changed: [
          ...(periods.length > 0 ? ['the period of a subscription'] : []),
          ...(await findMoneySince(tx, pair, changes, merge.createdAt)),
        ],
      },
      at,
    );
    if (problem !== null) throw new UserError('CONFLICT', problem);
    const doing = { tx, at, action: 'undoMerge' };
    await changeWithin(ctx, ACCOUNT, keptId, doing, () =>
      changeWithin(ctx, ACCOUNT, mergedId, doing, async ({ before }) => {
        await saveRow(tx, USER, { id: mergedId, revision: before.revision }, { archivedAt: null, archivedReason: null });
        await unmergeAccounts(tx, pair, changes);
      }),
    );
    await mustKeepAdministrator(tx);
    await endSessions(tx, ctx.actor, [keptId], at);
    await setMergeUndone(tx, id, at);
    const restored = await peopleOf(tx, [keptId, mergedId]);
    for (const one of restored) await tellAll(ctx, tx, one, [one], 'mergeUndone', at);
  });

async function peopleOf(tx: Db, ids: readonly number[]): Promise<User[]> {
  const found = await Promise.all(ids.map((id) => findUserById(tx, id)));
  return found.filter((one) => one !== null);
}

/** Mails addresses that accounts were merged or separated, and which address logs in to this one. */
async function tellAll(
  ctx: Context,
  tx: Db,
  account: User | undefined,
  to: readonly Pick<User, 'email'>[],
  happened: 'merged' | 'mergeUndone',
  at: Date,
): Promise<void> {
  if (account === undefined) return;
  for (const { email } of to) await mailAccountChange(ctx.app, tx, account, happened, at, { to: email, newEmail: account.email });
}
