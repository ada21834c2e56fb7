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

/**
 * Rejects staff who impersonate another person.
 *
 * @throws FORBIDDEN
 */
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

/**
 * Requires at least one remaining person who can manage settings and access levels.
 *
 * @throws CONFLICT when no one would be left
 */
async function mustKeepSettings(tx: Db): Promise<void> {
  if (!(await hasSettingsKeeper(tx))) throw new UserError('CONFLICT', LAST_SETTINGS);
}

/**
 * Saves the content of an access level and stores it as a version. Unchanged content adds no
 * version.
 */
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
 * Adds an access level, which has no holders yet.
 *
 * @throws BAD_USER_INPUT for an unknown flag or a key that is taken
 * @throws FORBIDDEN with the message of `whyNotSaveLevel`
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
 * Saves an access level. The change applies to its users from their next request.
 *
 * @throws STALE when it was saved since the revision was read
 * @throws BAD_USER_INPUT for an unknown flag
 * @throws FORBIDDEN with the message of `whyNotSaveLevel`
 * @throws CONFLICT when no one would be left to manage the settings
 */
export function updateAccessLevel(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { name, role, pageAccess, functionAccess } = parseForm(accessLevelForm, input);
  const after = { name, role, ...accessMaps([...pageAccess, ...functionAccess]) };
  return change(ctx, LEVEL, edition.id, 'updateAccessLevel', (writing) => saveLevel(ctx, writing, edition, after));
}

/**
 * Saves the content of an earlier version again, as a new version.
 *
 * @throws NOT_FOUND for an unknown version, and the errors of `updateAccessLevel`
 */
export const restoreAccessLevelVersion = (ctx: Context, edition: RecordRevision, number: number): Promise<void> =>
  change(ctx, LEVEL, edition.id, 'restoreAccessLevelVersion', async (writing) => {
    const version = await findVersion(writing.tx, edition.id, number);
    if (!version) throw new UserError('NOT_FOUND', 'This version does not exist.');
    await saveLevel(ctx, writing, edition, version, number);
  });

/**
 * Archives or restores an access level. People who are using it are signed out of it; its holders
 * keep it for when it is restored.
 *
 * @throws FORBIDDEN with the message of `whyNotArchiveLevel`
 * @throws CONFLICT when no one would be left to manage the settings
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
