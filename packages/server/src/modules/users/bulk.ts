import { allowsAllOf, giveLevel, LEVEL_ALLOWS_MORE, levelOf, OWN_LEVELS, PERSON_IS_ABOVE, takeLevel } from '@atlas/domain/access';
import { moveToBatch } from '@atlas/domain/batches';
import { archiveRecord } from '@atlas/domain/jobs';
import { whyNotArchive, whyNotRestore } from '@atlas/domain/users';
import { and, eq, sql } from 'drizzle-orm';
import { type AnyBulkOperation, type BulkRow, defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { changesAsRows, writeValues } from '../../bulk/writeValues.ts';
import type { Context } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { findPeopleAbove } from '../access/commands.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { findBatch, mustBeOpenBatch } from '../batches/repo.ts';
import { batches } from '../batches/tables.ts';
import { archiverOf, leave, mustKeepAdministrator } from './commands.ts';
import { findPeopleToArchive } from './archivingRepo.ts';
import { users } from './tables.ts';

const inScope = (ctx: Context, ids: readonly number[]) => and(inList(users.id, [...ids]), ofPeopleInScope(ctx.source.reader, users.id));

/**
 * Wraps an operation so that it skips people whose role is above that of the caller, with the
 * reason.
 */
const exceptPeopleAbove = (operation: AnyBulkOperation): AnyBulkOperation => {
  const isAbove = (row: BulkRow) => 'isAbove' in row && row.isAbove === true;
  return {
    ...operation,
    select: async (ctx, tx, ids, input) => {
      const rows = await operation.select(ctx, tx, ids, input);
      const above = await findPeopleAbove(
        ctx,
        tx,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, isAbove: above.has(row.id) }));
    },
    describe: (row, input, ctx) => (isAbove(row) ? { skipped: PERSON_IS_ABOVE } : operation.describe(row, input, ctx)),
    whyNotUndo: (row, input, ctx) => (isAbove(row) ? PERSON_IS_ABOVE : (operation.whyNotUndo?.(row, input, ctx) ?? null)),
  };
};

interface BatchInput {
  batchId: number;
}

/** Moves people into one batch. */
export const moveToOneBatch = exceptPeopleAbove(
  defineBulkOperation({
    name: 'move-batch',
    table: users,
    subject: 'user',
    check: (_ctx, tx, { batchId }: BatchInput) => mustBeOpenBatch(tx, batchId),
    select: async (ctx, tx, ids, { batchId }: BatchInput) => {
      const target = await findBatch(tx, batchId);
      const rows = await tx
        .select({ id: users.id, batch: { id: batches.id, name: batches.name } })
        .from(users)
        .leftJoin(batches, eq(batches.id, users.batchId))
        .where(inScope(ctx, ids));
      return target === null ? [] : rows.map(({ id, batch }) => ({ id, batch, target, values: { batchId: batch?.id ?? null } }));
    },
    describe: ({ batch, target }) => moveToBatch(batch, target),
    apply: (tx, changes) => writeValues(tx, users, changes, { batch_id: sql`(wanted.values ->> 'batchId')::int` }),
  }),
);

interface LevelInput {
  accessLevelId: number;
}

async function findLevel(tx: Db, id: number) {
  const [level] = await tx.select().from(accessLevels).where(eq(accessLevels.id, id));
  return level;
}

/** Gives people an access level, or revokes it. Implements product decision §20, X1. */
const changingLevel = (name: 'add-access-level' | 'remove-access-level', isGiven: boolean): AnyBulkOperation =>
  defineBulkOperation({
    name,
    table: users,
    subject: 'user',
    check: async (ctx, tx, { accessLevelId }: LevelInput) => {
      const level = await findLevel(tx, accessLevelId);
      const reject = (problem: string) => new UserError('BAD_USER_INPUT', problem, { accessLevelId: problem });
      if (level === undefined) throw reject('This access level no longer exists.');
      if (isGiven && level.archivedAt !== null) throw reject('This access level is archived.');
      if (!allowsAllOf(ctx.access, level)) throw reject(LEVEL_ALLOWS_MORE);
    },
    select: async (ctx, tx, ids, { accessLevelId }: LevelInput) => {
      const level = await findLevel(tx, accessLevelId);
      const rows = await tx
        .select({
          id: users.id,
          emailConfirmedAt: users.emailConfirmedAt,
          key: accessLevels.key,
          name: accessLevels.name,
          since: userAccessLevels.createdAt,
        })
        .from(users)
        .leftJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
        .leftJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
        .where(inScope(ctx, ids))
        .orderBy(users.id, userAccessLevels.createdAt, accessLevels.id);
      const { userId, onBehalfOfId } = ctx.actor;
      return level === undefined
        ? []
        : [...Map.groupBy(rows, ({ id }) => id)].map(([id, held]) => ({
            id,
            level,
            isOwn: id === userId || id === onBehalfOfId,
            emailConfirmedAt: held[0]?.emailConfirmedAt ?? null,
            names: Object.fromEntries(held.flatMap(({ key, name: called }) => (key === null || called === null ? [] : [[key, called]]))),
            values: Object.fromEntries(
              held.flatMap(({ key, since }) => (key === null || since === null ? [] : [[levelOf(key), since.toISOString()]])),
            ),
          }));
    },
    describe: (person, _input, ctx) => (isGiven ? giveLevel(person, person.level, ctx.source.now) : takeLevel(person, person.level)),
    apply: async (tx, changes) => {
      const wanted = sql`(select wanted.id, level.id as level_id, (value.value #>> '{}')::timestamptz as since
        from ${changesAsRows(changes)} cross join lateral jsonb_each(wanted.values) as value
        join ${accessLevels} as level on value.key = 'access level ' || level.key::text)`;
      await tx.execute(sql`
        insert into ${userAccessLevels} (user_id, access_level_id, created_at)
        select id, level_id, since from ${wanted} as given where since is not null on conflict do nothing`);
      await tx.execute(sql`
        delete from ${userAccessLevels} as held using ${wanted} as taken
        where held.user_id = taken.id and held.access_level_id = taken.level_id and taken.since is null`);
    },
    whyNotUndo: ({ isOwn }) => (isOwn ? OWN_LEVELS : null),
    verify: mustKeepAdministrator,
  });

export const addAccessLevel = exceptPeopleAbove(changingLevel('add-access-level', true));
export const removeAccessLevel = exceptPeopleAbove(changingLevel('remove-access-level', false));

/** Archives people, who then cannot sign in, or restores them. Implements product decision §14. */
const archiving = (name: 'archive-users' | 'restore-users', archived: boolean): AnyBulkOperation =>
  defineBulkOperation({
    name,
    table: users,
    subject: 'user',
    select: async (ctx, tx, ids) => {
      const people = await findPeopleToArchive({ db: tx, reader: ctx.source.reader, now: ctx.source.now }, ids);
      const rows = await tx
        .select({ id: users.id, archivedAt: users.archivedAt, archivedReason: users.archivedReason })
        .from(users)
        .where(inScope(ctx, ids));
      return rows.flatMap(({ id, archivedAt, archivedReason }) => {
        const person = people.get(id);
        const values = { archivedAt: archivedAt?.toISOString() ?? null, archivedReason };
        return person === undefined ? [] : [{ id, person, archivedAt, values }];
      });
    },
    describe: ({ person, archivedAt }, { reason = null }: { reason?: string | null }, ctx) => {
      const problem = (archived ? whyNotArchive : whyNotRestore)(person, archiverOf(ctx));
      if (problem !== null) return { skipped: problem };
      const plan = archiveRecord(archivedAt, archived, ctx.source.now);
      return 'skipped' in plan ? plan : { ...plan, after: { ...plan.after, archivedReason: reason } };
    },
    apply: async (tx, changes, at, ctx) => {
      await writeValues(tx, users, changes, {
        archived_at: sql`(wanted.values ->> 'archivedAt')::timestamptz`,
        archived_reason: sql`wanted.values ->> 'archivedReason'`,
      });
      const archivedIds = changes.filter(({ values }) => values['archivedAt'] !== null).map(({ id }) => id);
      await leave(ctx, tx, archivedIds, at);
    },
    whyNotUndo: ({ person }, _input, ctx) => (archived ? whyNotRestore : whyNotArchive)(person, archiverOf(ctx)),
    verify: mustKeepAdministrator,
  });

export const archiveUsers = archiving('archive-users', true);
export const restoreUsers = archiving('restore-users', false);
