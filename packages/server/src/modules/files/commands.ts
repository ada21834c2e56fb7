import type { PageFlag } from '@atlas/domain/access';
import type { FileCategory } from '@atlas/domain/uploads';
import type { Context } from '../../commands/context.ts';
import { rowSubject, type Subject, type WithId } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { findFile, OWNER_COLUMNS, type OwnerColumn, type StoredFile } from './repo.ts';
import { files, type FilePurpose } from './tables.ts';

/** What a noun tells of the files that its records own. */
export interface FileOwner {
  /** Throws UNAUTHENTICATED, NOT_FOUND, or FORBIDDEN with the reason, when a file of this record does not open for the request. */
  mustRead(ctx: Context, ownerId: number): Promise<unknown>;
  /** Who uploads files for its records; left out where none are uploaded. */
  upload?: UploadRule;
}

/** What may be uploaded for the records of a table, with which page flag. */
export interface UploadRule {
  table: WithId;
  page: PageFlag;
  /** What a file may be for, and what kind of file that takes. */
  purposes: { readonly [Purpose in FilePurpose]?: FileCategory | 'any' };
}

const OWNERS = new Map<OwnerColumn, FileOwner>();

/** Tells who opens the files of a noun's records, and who uploads them. Called once by the noun; the column names the record. */
export function fileOwner(column: OwnerColumn, owner: FileOwner): void {
  if (OWNERS.has(column)) throw new Error(`Who opens the files of ${column} was told before`);
  OWNERS.set(column, owner);
}

/** Throws for a column of which nobody told who opens its files. */
export function ownerOf(column: OwnerColumn): FileOwner {
  const owner = OWNERS.get(column);
  if (owner === undefined) throw new Error(`Nobody told who opens the files of ${column}: import modules/contributions.ts`);
  return owner;
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
  await ownerOf(column).mustRead(ctx, file[column] ?? 0);
  return file;
}

/** A file that belongs to records of one kind, for changes of it; of any other it is as if it were not there. */
export const fileSubject = <Column extends OwnerColumn>(name: string, owner: Column): Subject<StoredFile & Record<Column, number>> => ({
  name,
  read: async (tx, id) => {
    const file = await rowSubject(name, files).read(tx, id);
    return file?.[owner] == null ? null : (file as StoredFile & Record<Column, number>);
  },
});
