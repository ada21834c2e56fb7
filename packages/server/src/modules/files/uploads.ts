import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { can } from '@atlas/domain/access';
import { pictureName } from '@atlas/domain/files';
import {
  contentProblem,
  FILE_NOT_ALLOWED,
  FILE_NOT_AS_NAMED,
  fileCategory,
  fileKindProblem,
  MAX_SVG_BYTES,
  safeSvg,
  uploadProblem,
  xmlRoot,
} from '@atlas/domain/uploads';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { WithId } from '../../commands/subject.ts';
import { writing } from '../../storage/failures.ts';
import { FILE, ownerOf, uploaderFor, type PurposeRule } from './commands.ts';
import { contentTypeOf } from './contentType.ts';
import { discardFile } from './dropped.ts';
import { isShownInPlace, reencode } from './reencode.ts';
import { dropFile, findFile, insertFile, OWNER_COLUMNS, ownerExists, type OwnerColumn, type StoredFile } from './repo.ts';
import type { FilePurpose } from './tables.ts';
import { isTextFile, readText } from './textFile.ts';

export interface Upload {
  owner: string;
  ownerId: number;
  purpose: string;
  /** The name of the file on the person's device. */
  name: string;
  /** The secret of an order or of a bug report, from people without an account. */
  secret?: string | undefined;
}

/**
 * Checks whether an upload may begin, by its uploader, purpose and stated size.
 *
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND or BAD_USER_INPUT
 */
export async function checkUpload(ctx: Context, upload: Upload, size: number): Promise<void> {
  const { rule, table } = targetOf(upload);
  const isStaff = (await uploaderFor(ctx, rule, upload.ownerId, upload.secret)) === 'staff';
  const rules = {
    isLearningAdmin: isStaff && can(ctx.access, { page: 'uploadContents' }),
    isRestricted: !isStaff,
    mostBytes: rule.mostBytes,
  };
  const problem = uploadProblem({ name: upload.name, size }, rules) ?? kindProblem(upload);
  if (problem !== null) throw new UserError('BAD_USER_INPUT', problem);
  if (!(await ownerExists(ctx.app.database.db, table, upload.ownerId)))
    throw new UserError('NOT_FOUND', 'What this file belongs to no longer exists.');
}

/**
 * Counts an upload that begins, where the module of its record limits them.
 *
 * @throws RATE_LIMITED when no further upload may begin
 */
export async function countUpload(ctx: Context, upload: Upload, size: number): Promise<void> {
  await targetOf(upload).rule.onBegin?.(ctx, size);
}

/** Target of an upload, with the rule of the module that will own the file. */
interface Target {
  column: OwnerColumn;
  purpose: FilePurpose;
  rule: PurposeRule;
  table: WithId;
}

function targetOf({ owner, purpose }: Upload): Target {
  const column = OWNER_COLUMNS.find((one) => one === owner);
  if (column === undefined) throw new UserError('BAD_USER_INPUT', 'Say what the file is for.');
  const { purposes, table } = ownerOf(column);
  const rule = Object.hasOwn(purposes, purpose) ? purposes[purpose as FilePurpose] : undefined;
  if (rule?.uploadedBy === undefined) throw new UserError('BAD_USER_INPUT', 'Say what the file is for.');
  return { column, purpose: purpose as FilePurpose, rule, table };
}

function kindProblem(upload: Upload): string | null {
  const { purpose, rule } = targetOf(upload);
  const problem = fileKindProblem(purpose, upload.name);
  if (problem !== null) return problem;
  const kind = fileCategory(upload.name);
  if (rule.kinds === 'any' || (kind !== null && rule.kinds.includes(kind))) return null;
  return 'Files of this type cannot be uploaded here.';
}

/**
 * Stores a received file for its owner. Checks its content, encodes pictures again (which removes
 * camera data), and cleans an svg. A cover, video, avatar or picture of a win replaces the previous
 * one.
 *
 * @param alsoWrite runs in the same transaction
 * @throws BAD_USER_INPUT with a message, or StorageFull; then nothing is stored
 */
export async function storeUpload(
  ctx: Context,
  upload: Upload,
  path: string,
  alsoWrite?: (tx: Db, fileId: number) => Promise<void>,
): Promise<StoredFile> {
  const { column, purpose, rule } = targetOf(upload);
  const found = await contentTypeOf(path);
  const problem = contentProblem(upload.name, found, await isTextFile(path));
  if (problem !== null) throw new UserError('BAD_USER_INPUT', problem);
  const picture = await reencode(path, found ?? '', isShownInPlace(purpose) ? purpose : 'picture');
  // A file that cannot be encoded is not a picture, whatever its name.
  if (picture === null && isShownInPlace(purpose)) throw new UserError('BAD_USER_INPUT', fileKindProblem(purpose, '') ?? FILE_NOT_ALLOWED);
  const stored = picture ?? (await storedAsText(path, upload.name)) ?? { path, mediaType: found ?? 'application/octet-stream' };
  const { size: bytes } = await stat(stored.path);
  const storageKey = `uploads/${randomUUID()}`;
  const values = {
    ownerId: upload.ownerId,
    name: pictureName(upload.name, stored.mediaType),
    mediaType: stored.mediaType,
    bytes,
    storageKey,
    purpose,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    uploadedById: ctx.session?.userId ?? null,
  };
  const sha256 = rule.onUploaded ? await hashOf(path) : '';
  return storeFile(ctx, column, values, stored.path, {
    before: (tx, at) => rule.onUploaded?.(ctx, upload.ownerId, { tx, at, name: values.name, sha256 }),
    after: alsoWrite,
  });
}

/** The row of a file that is being stored. */
type NewFile = Omit<Parameters<typeof insertFile>[2], 'createdAt'>;

/**
 * Moves bytes into the storage and adds the row that refers to them.
 *
 * @param path of the bytes, which are moved
 * @param within run in the transaction, before and after the row is written
 */
export async function storeFile(
  ctx: Context,
  column: OwnerColumn,
  values: NewFile,
  path: string,
  within: {
    before?: (tx: Db, at: Date) => Promise<void> | undefined;
    after?: ((tx: Db, fileId: number) => Promise<void>) | undefined;
  } = {},
): Promise<StoredFile> {
  const { app } = ctx;
  // The bytes count as dropped until a row refers to them. If this is interrupted, the sweep
  // removes them.
  await dropFile(app.database.db, values.storageKey, app.clock.now());
  try {
    await app.storage.take(values.storageKey, path);
    const id = await create(ctx, FILE, 'uploadFile', async ({ tx, at }) => {
      await within.before?.(tx, at);
      const file = await insertFile(tx, column, { ...values, createdAt: at });
      await within.after?.(tx, file.id);
      return file.id;
    });
    return await mustFind(ctx, id);
  } catch (error) {
    await discardFile(app, values.storageKey);
    throw error;
  }
}

/** The SHA-256 of a file. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function mustFind(ctx: Context, id: number): Promise<StoredFile> {
  const file = await findFile(ctx.app.database.db, id);
  if (!file) throw new Error('The file that was just written no longer exists');
  return file;
}

const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  txt: 'text/plain',
};

/** The root element of an xml must start within this number of bytes. */
const MAX_PROLOG = 65_536;

/**
 * Prepares a text for storage: an svg is rewritten with drawing elements only, and an xml must
 * begin like one.
 *
 * @returns null for files that are not stored as text
 */
async function storedAsText(path: string, name: string): Promise<{ path: string; mediaType: string } | null> {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const mediaType = Object.hasOwn(TEXT_TYPES, extension) ? TEXT_TYPES[extension] : undefined;
  if (mediaType === undefined) return null;
  if (extension === 'xml' && xmlRoot(await readText(path, MAX_PROLOG)) === null) throw new UserError('BAD_USER_INPUT', FILE_NOT_AS_NAMED);
  if (extension !== 'svg') return { path, mediaType };
  const safe = safeSvg(await readText(path, MAX_SVG_BYTES));
  if (safe === null) throw new UserError('BAD_USER_INPUT', FILE_NOT_AS_NAMED);
  const cleaned = `${path}.svg`;
  await writing(() => writeFile(cleaned, safe));
  return { path: cleaned, mediaType };
}
