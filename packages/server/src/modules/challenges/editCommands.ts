import { createHash } from 'node:crypto';
import {
  buddyGroupNames,
  buddyGroups,
  CHALLENGE_DAYS,
  challengeEditForm,
  challengeFromLastForm,
  groupingForm,
  NO_LAST_CHALLENGE,
  NO_ONE_TO_GROUP,
  whyNotMoveStart,
  whyNotUndoGrouping,
} from '@atlas/domain/challenges';
import { LIST_CHANGED } from '@atlas/domain/jobs';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, type RecordRevision, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { findTasks } from './dayRepo.ts';
import {
  addGrouping,
  countFinished,
  findLastChallenge,
  findToGroup,
  groupingState,
  holdGrouping,
  undoGroups,
  writeTasks,
} from './editRepo.ts';
import { challenges } from './tables.ts';

const CHALLENGE = defineRecord('challenge', challenges, {
  extras: async (tx, id) => ({
    tasks: (await findTasks(tx, id)).map(({ day, title, body, points }) => ({ day, title, body, points })),
    ...(await groupingState(tx, id)),
  }),
  constraintErrors: { challenges_name_unique: { field: 'name', message: 'Another challenge has this name.' } },
});

/** Adds a challenge with its tasks. */
export function createChallenge(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const { tasks, ...values } = parseForm(challengeEditForm, input);
  return create(ctx, CHALLENGE, { action: 'createChallenge', idempotency }, async ({ tx, at }) => {
    const id = await insertRow(tx, CHALLENGE, { ...values, days: CHALLENGE_DAYS, createdAt: at });
    await writeTasks(tx, id, tasks);
    return id;
  });
}

/**
 * Saves a challenge with its tasks.
 *
 * @throws STALE when it was saved since the revision was read
 * @throws BAD_USER_INPUT at the start date, once a participant finished a day
 */
export function updateChallenge(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { tasks, ...values } = parseForm(challengeEditForm, input);
  return change(ctx, CHALLENGE, edition.id, 'updateChallenge', async ({ tx, before }) => {
    await saveRow(tx, CHALLENGE, edition, values);
    const finished = await countFinished(tx, edition.id);
    const problem = whyNotMoveStart({ from: before.startsOn, to: values.startsOn, finished });
    if (problem !== null) throw fieldError('startsOn', problem);
    await writeTasks(tx, edition.id, tasks);
  });
}

/**
 * Adds a challenge with the tasks and the group size of the last one.
 *
 * @throws NOT_FOUND when there is no challenge yet
 */
export function startChallengeFromLast(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = parseForm(challengeFromLastForm, input);
  return create(ctx, CHALLENGE, { action: 'startChallengeFromLast', idempotency }, async ({ tx, at }) => {
    const last = await findLastChallenge(tx);
    if (last === null) throw new UserError('NOT_FOUND', NO_LAST_CHALLENGE);
    const id = await insertRow(tx, CHALLENGE, { ...values, days: last.days, groupSize: last.groupSize, createdAt: at });
    await writeTasks(tx, id, await findTasks(tx, last.id));
    return id;
  });
}

/** The groups that a grouping would make, and a fingerprint of the participants it is about. */
export interface GroupingPreview {
  fingerprint: string;
  groups: { name: string; ids: number[] }[];
}

async function planGroups(db: Db, challengeId: number, { groupSize, seed }: { groupSize: number; seed: string }): Promise<GroupingPreview> {
  const { ids, names } = await findToGroup(db, challengeId);
  const groups = buddyGroups(ids, groupSize, seed);
  const newNames = buddyGroupNames(names, groups.length);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([challengeId, groupSize, seed, ids, newNames]))
    .digest('base64url');
  return { fingerprint, groups: groups.map((of, index) => ({ name: newNames[index] ?? '', ids: of })) };
}

/** Previews the groups of the participants without buddies, and changes nothing. */
export const previewGrouping = (ctx: Context, challengeId: number, input: Input): Promise<GroupingPreview> =>
  planGroups(ctx.source.db, challengeId, parseForm(groupingForm, input));

/**
 * Groups the participants without buddies as previewed. Participants with buddies stay where they
 * are.
 *
 * @throws STALE when someone joined or was grouped since the preview
 * @throws CONFLICT when every participant has buddies
 */
export function groupParticipants(ctx: Context, challengeId: number, fingerprint: string, input: Input): Promise<void> {
  const form = parseForm(groupingForm, input);
  return change(ctx, CHALLENGE, challengeId, 'groupParticipants', async ({ tx, at }) => {
    const plan = await planGroups(tx, challengeId, form);
    if (plan.fingerprint !== fingerprint) throw new UserError('STALE', LIST_CHANGED);
    if (plan.groups.length === 0) throw new UserError('CONFLICT', NO_ONE_TO_GROUP);
    await addGrouping(tx, { challengeId, ...form, groups: plan.groups, at });
  });
}

/**
 * Undoes a grouping: its groups are deleted, and their participants have no buddies again. Repeated
 * calls change nothing.
 *
 * @throws NOT_FOUND for an unknown grouping
 * @throws CONFLICT after 24 hours
 */
export async function undoGrouping(ctx: Context, challengeId: number, groupingId: number): Promise<void> {
  await change(ctx, CHALLENGE, challengeId, 'undoGrouping', async ({ tx, at }) => {
    const grouping = await holdGrouping(tx, groupingId);
    if (grouping === null || grouping.challengeId !== challengeId) throw gone({ name: 'grouping' });
    if (grouping.undoneAt !== null) return;
    const problem = whyNotUndoGrouping(grouping.createdAt, at);
    if (problem !== null) throw new UserError('CONFLICT', problem);
    await undoGroups(tx, groupingId, at);
  });
}
