import type { FileCategory } from '@atlas/domain/uploads';
import { can, type PageFlag } from '@atlas/domain/access';
import type { Context, SignedIn } from '../../commands/context.ts';
import { defineRecord, type Subject, type WithId } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { accessRestricted, UserError } from '../../errors.ts';
import { findFile, OWNER_COLUMNS, type OwnerColumn, type StoredFile } from './repo.ts';
import { files, type FilePurpose } from './tables.ts';

export { discardFile } from './dropped.ts';

/** What a noun tells of the files that its records own. */
export interface FileOwner {
  /** Throws UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN with the reason, when a file of this record does not open for the request. */
  assertReadable(ctx: Context, ownerId: number): Promise<unknown>;
  /** Its records: an upload is for one that exists. */
  table: WithId;
  /** What the files of a record are for. */
  purposes: { readonly [Purpose in FilePurpose]?: PurposeRule };
}

/** What a noun tells of the files that its records own for one purpose. */
export interface PurposeRule {
  kinds: 'any' | readonly FileCategory[];
  /** In bytes, where it is less than what holds for every file. */
  mostBytes?: number;
  /** Whether a browser asks for it anew each time; what is not private is kept by it for good. */
  isPrivate: boolean;
  /** Whoever any of these allows may upload it; left out where nobody does. */
  uploadedBy?: readonly Uploader[];
  /** What else of the record changes when a file of it arrives; told before the row of the file is written, within the same transaction. */
  onUploaded?(ctx: Context, ownerId: number, file: Arriving): Promise<void>;
}

/** A file that is about to be its record's. */
interface Arriving {
  tx: Db;
  at: Date;
  /** Of the file, for people. */
  name: string;
}

/** Who may upload a file. The full list of types is for staff; everybody else has the restricted one. */
export type Uploader =
  /** Staff whose access level has the page; where it says so, for some of the records only. */
  | { who: 'staff'; page: PageFlag; allows?(ctx: Context, ownerId: number): Promise<boolean> }
  /** The person whose record it is. */
  | { who: 'person'; owns(person: SignedIn, ownerId: number, ctx: Context): boolean | Promise<boolean> }
  /** Whoever shows the secret of the order that the record belongs to, signed in or not. */
  | { who: 'order'; opens(ctx: Context, ownerId: number, secret: string): boolean | Promise<boolean> };

/**
 * As whom the request may upload a file for a record. Throws UNAUTHENTICATED for a visitor, who may be admitted once signed in, else FORBIDDEN.
 *
 * @param secret of an order, when the request shows one
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

/** Tells who opens the files of a noun's records, and who uploads them. Called once by the noun; the column names the record. */
export function registerFileOwner(column: OwnerColumn, owner: FileOwner): void {
  if (OWNERS.has(column)) throw new Error(`Who opens the files of ${column} was told before`);
  OWNERS.set(column, owner);
}

/** Throws for a column of which nobody told who opens its files. */
export function ownerOf(column: OwnerColumn): FileOwner {
  const owner = OWNERS.get(column);
  if (owner === undefined) throw new Error(`Nobody told who opens the files of ${column}: import registry/registrations.ts`);
  return owner;
}

/** Whether a browser must not keep a file; so it is with one of whose purpose its noun tells nothing. */
export function isPrivate(file: StoredFile): boolean {
  const column = OWNER_COLUMNS.find((one) => file[one] !== null);
  return column === undefined || ownerOf(column).purposes[file.purpose]?.isPrivate !== false;
}

export const noSuchFile = (): UserError => new UserError('NOT_FOUND', 'This file does not exist.');

/** A file whose owning record opens for whoever asks. Throws UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN with the reason. */
export async function findReadableFile(ctx: Context, id: number): Promise<StoredFile> {
  const file = await findFile(ctx.source.db, id);
  const column = file && OWNER_COLUMNS.find((one) => file[one] !== null);
  if (!file || column === undefined) {
    // A visitor does not learn which files there are.
    ctx.signedIn();
    throw noSuchFile();
  }
  await ownerOf(column).assertReadable(ctx, file[column] ?? 0);
  return file;
}

/** A stored file. Whoever may upload files of its owner may add one. */
export const FILE = defineRecord('file', files, { scope: 'of-no-person' });

/** Columns of owners that belong to a person: their files change with their owner, under its scope. */
type OfPerson = 'userId' | 'winId' | 'bugReportId';

/** A file that belongs to records of one kind, for changes of it; of any other it is as if it were not there. */
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
