import type { FileCategory } from '@atlas/domain/uploads';
import { can, type PageFlag } from '@atlas/domain/access';
import type { Context, SignedIn } from '../../commands/context.ts';
import { defineRecord, type Subject, type WithId } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { findFile, OWNER_COLUMNS, type OwnerColumn, type StoredFile } from './repo.ts';
import { files, type FilePurpose } from './tables.ts';

export { discardFile } from './dropped.ts';
export { createFindPicture } from './pictures.ts';
export { received } from './received.ts';

/** Declaration of a module for the files that its records own. */
export interface FileOwner {
  /**
   * Throws UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN with the reason, when the request may not open
   * the files of this record.
   */
  assertReadable(ctx: Context, ownerId: number): Promise<unknown>;
  /** The table of the records. An upload requires an existing record. */
  table: WithId;
  /** The purposes of the files of a record. */
  purposes: { readonly [Purpose in FilePurpose]?: PurposeRule };
}

/** Rules for the files of a record with one purpose. */
export interface PurposeRule {
  kinds: 'any' | readonly FileCategory[];
  /** Maximum size in bytes, where it is less than the general limit. */
  mostBytes?: number;
  /**
   * Whether a browser must load it again each time. Files that are not private are cached
   * permanently.
   */
  isPrivate: boolean;
  /** Whether a browser must save it instead of opening it as a page. */
  isDownloadOnly?: true;
  /** Uploaders, any of which suffices; absent where no one uploads such files. */
  uploadedBy?: readonly Uploader[];
  /**
   * Counts an upload that begins. Called once for each, after all checks.
   *
   * @param size in bytes, as stated
   * @throws RATE_LIMITED when no further upload may begin
   */
  onBegin?(ctx: Context, size: number): Promise<void>;
  /**
   * Changes the record when a file is uploaded. Called before the row of the file is written,
   * within the same transaction.
   */
  onUploaded?(ctx: Context, ownerId: number, file: Arriving): Promise<void>;
}

/** A file that is being added to its record. */
interface Arriving {
  tx: Db;
  at: Date;
  /** The name of the file, for people. */
  name: string;
  /** The hash of the file as it arrived, in hexadecimal digits. */
  sha256: string;
}

/**
 * A kind of uploader. Staff may upload all types of the full list, everyone else those of the
 * restricted list.
 */
export type Uploader =
  /** Staff whose access level has the page, optionally for some of the records only. */
  | { who: 'staff'; page: PageFlag; allows?(ctx: Context, ownerId: number): Promise<boolean> }
  /** The person who owns the record. */
  | { who: 'person'; owns(person: SignedIn, ownerId: number, ctx: Context): boolean | Promise<boolean> }
  /** Anyone with the secret of the record, or of the order or response it belongs to, signed in or not. */
  | { who: 'order'; opens(ctx: Context, ownerId: number, secret: string): boolean | Promise<boolean> };

/**
 * Determines as whom the request may upload a file for a record.
 *
 * @param secret of an order or of a bug report, when the request contains one
 * @throws UNAUTHENTICATED for a visitor, who may be allowed once signed in, else FORBIDDEN
 */
export async function uploaderFor(
  ctx: Context,
  { uploadedBy = [] }: PurposeRule,
  ownerId: number,
  secret?: string,
): Promise<Uploader['who']> {
  for (const uploader of uploadedBy) {
    if (uploader.who === 'staff' && can(ctx.access, { page: uploader.page }) && (await uploader.allows?.(ctx, ownerId)) !== false)
      return 'staff';
    if (uploader.who === 'person' && ctx.session && (await uploader.owns(ctx.signedIn(), ownerId, ctx))) return 'person';
    if (uploader.who === 'order' && secret !== undefined && (await uploader.opens(ctx, ownerId, secret))) return 'order';
  }
  if (secret === undefined) ctx.signedIn();
  throw accessRestricted();
}

const OWNERS = new Map<OwnerColumn, FileOwner>();

/**
 * Registers who may open and upload the files of a module's records. Called once by the module; the
 * column refers to the record.
 */
export function registerFileOwner(column: OwnerColumn, owner: FileOwner): void {
  if (OWNERS.has(column)) throw new Error(`The owner of files in ${column} is already registered`);
  OWNERS.set(column, owner);
}

/** Returns the registered owner of a column. Throws where no module registered one. */
export function ownerOf(column: OwnerColumn): FileOwner {
  const owner = OWNERS.get(column);
  if (owner === undefined) throw new Error(`The owner of files in ${column} is not registered: import registry/registrations.ts`);
  return owner;
}

/** Whether a browser must not cache a file. Files without a declared purpose are private. */
export function isPrivate(file: StoredFile): boolean {
  const column = OWNER_COLUMNS.find((one) => file[one] !== null);
  return column === undefined || ownerOf(column).purposes[file.purpose]?.isPrivate !== false;
}

/** Whether a file must be saved, and never opens as a page of the site. */
export function isDownloadOnly(file: StoredFile): boolean {
  const column = OWNER_COLUMNS.find((one) => file[one] !== null);
  return column !== undefined && ownerOf(column).purposes[file.purpose]?.isDownloadOnly === true;
}

export const noSuchFile = (): UserError => new UserError('NOT_FOUND', 'This file does not exist.');

/**
 * Loads a file whose record opens for the request.
 *
 * @throws UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN with the reason
 */
export async function findReadableFile(ctx: Context, id: number): Promise<StoredFile> {
  const file = await findFile(ctx.source.db, id);
  const column = file && OWNER_COLUMNS.find((one) => file[one] !== null);
  if (!file || column === undefined) {
    // A visitor must not learn which files exist.
    ctx.signedIn();
    throw noSuchFile();
  }
  await ownerOf(column).assertReadable(ctx, file[column] ?? 0);
  return file;
}

/** A stored file. Anyone who may upload files for its owner may add one. */
export const FILE = defineRecord('file', files, { scope: 'of-no-person' });

/**
 * Columns of owners that belong to a person. Their files change together with the owner, under its
 * scope.
 */
type OfPerson = 'userId' | 'winId' | 'bugReportId';

/** Audit subject for a file of records of one kind. Files of other kinds do not exist for it. */
export const fileSubject = <Column extends Exclude<OwnerColumn, OfPerson>>(
  name: string,
  owner: Column,
): Subject<StoredFile & Record<Column, number>> => ({
  name,
  scope: 'of-no-person',
  read: async (tx, id) => {
    const file = await FILE.read(tx, id);
    return file?.[owner] == null ? null : (file as StoredFile & Record<Column, number>);
  },
});
