import {
  accessLevelForm,
  accessMaps,
  isSameLevel,
  LAST_SETTINGS,
  type LevelContent,
  newAccessLevelForm,
  NO_LEVELS_WHILE_IMPERSONATING,
  whyNotArchiveLevel,
  whyNotSaveLevel,
} from '@atlas/domain/access';
import { change, create, setArchived, type WriteContext } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, saveRow, stale, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import type { AccessLevelRow } from '../access/repo.ts';
import { findVersion, hasSettingsKeeper, hasVersions, holdSettingsLevels, insertVersions, isHeldBy, LEVEL } from './repo.ts';

const reject = (problem: string | null): void => {
  if (problem !== null) throw new UserError('FORBIDDEN', problem);
};

/** Throws FORBIDDEN for staff who look through somebody's eyes. */
function mustBeThemselves(ctx: Context): void {
  reject(ctx.signedIn().session.impersonatorId === null ? null : NO_LEVELS_WHILE_IMPERSONATING);
}

const versionOf = ({ name, role, pageAccess, functionAccess }: LevelContent) => ({ name, role, pageAccess, functionAccess });

const isOwn = (ctx: Context, tx: Db, id: number): Promise<boolean> =>
  isHeldBy(
    tx,
    id,
    [ctx.actor.userId, ctx.actor.onBehalfOfId].filter((userId) => userId !== null),
  );

/** Throws CONFLICT where nobody would be left who can look after settings and access levels. */
async function mustKeepSettings(tx: Db): Promise<void> {
  if (!(await hasSettingsKeeper(tx))) throw new UserError('CONFLICT', LAST_SETTINGS);
}

/** Saves what an access level says from now on, and keeps it as a version; what changes nothing is none. */
async function saveLevel(
  ctx: Context,
  { tx, at, before }: WriteContext<AccessLevelRow>,
  edition: RecordRevision,
  after: LevelContent,
  restoredFrom: number | null = null,
): Promise<void> {
  mustBeThemselves(ctx);
  if (before.revision !== edition.revision) throw stale(LEVEL);
  reject(whyNotSaveLevel({ editor: ctx.access, isOwn: await isOwn(ctx, tx, before.id), before, after: { ...after, key: before.key } }));
  if (isSameLevel(before, after)) return;
  await holdSettingsLevels(tx);
  const { id, createdAt } = before;
  const first = (await hasVersions(tx, id)) ? [] : [{ ...versionOf(before), savedById: null, createdAt }];
  await saveRow(tx, LEVEL, edition, versionOf(after));
  await insertVersions(tx, id, [...first, { ...versionOf(after), savedById: ctx.actor.userId, restoredFrom, createdAt: at }]);
  await mustKeepSettings(tx);
}

/**
 * Adds an access level, which nobody holds yet. Throws BAD_USER_INPUT for an unknown flag or a key that is taken, and FORBIDDEN with the sentence
 * of `whyNotSaveLevel`.
 */
export function createAccessLevel(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  mustBeThemselves(ctx);
  const { key, name, role, pageAccess, functionAccess } = parseForm(newAccessLevelForm, input);
  const level = { name, role, ...accessMaps([...pageAccess, ...functionAccess]) };
  reject(whyNotSaveLevel({ editor: ctx.access, isOwn: false, before: null, after: { ...level, key } }));
  return create(ctx, LEVEL, { action: 'createAccessLevel', idempotency }, async ({ tx, at }) => {
    const id = await insertRow(tx, LEVEL, { ...level, key, createdAt: at });
    await insertVersions(tx, id, [{ ...level, savedById: ctx.actor.userId, createdAt: at }]);
    return id;
  });
}

/**
 * Saves an access level: whoever uses it may what it says now from their next request on. Throws STALE when it was saved since the revision was
 * read, BAD_USER_INPUT for an unknown flag, FORBIDDEN with the sentence of `whyNotSaveLevel`, and CONFLICT where nobody would keep the settings.
 */
export function updateAccessLevel(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { name, role, pageAccess, functionAccess } = parseForm(accessLevelForm, input);
  const after = { name, role, ...accessMaps([...pageAccess, ...functionAccess]) };
  return change(ctx, LEVEL, edition.id, 'updateAccessLevel', (writing) => saveLevel(ctx, writing, edition, after));
}

/** Saves what a version of an access level says once more, as a new version. Throws NOT_FOUND for none, and what `updateAccessLevel` throws. */
export const restoreAccessLevelVersion = (ctx: Context, edition: RecordRevision, number: number): Promise<void> =>
  change(ctx, LEVEL, edition.id, 'restoreAccessLevelVersion', async (writing) => {
    const version = await findVersion(writing.tx, edition.id, number);
    if (!version) throw new UserError('NOT_FOUND', 'This version does not exist.');
    await saveLevel(ctx, writing, edition, version, number);
  });

/**
 * Takes an access level out of use: who uses it is signed out of it, and who holds it keeps it for when it comes back. Throws FORBIDDEN with the
 * sentence of `whyNotArchiveLevel`, and CONFLICT where nobody would keep the settings.
 */
export const setAccessLevelArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, LEVEL, id, archived, {
    after: async ({ tx, before }) => {
      mustBeThemselves(ctx);
      reject(whyNotArchiveLevel({ editor: ctx.access, isOwn: await isOwn(ctx, tx, id), level: before }, archived));
      await holdSettingsLevels(tx);
      await mustKeepSettings(tx);
    },
  });
