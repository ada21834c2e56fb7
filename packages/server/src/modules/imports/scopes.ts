import type { Reader } from '../../commands/reader.ts';
import { seesEveryone } from '../access/scopes.ts';

/** Whether a reader may read an import: their own, or any for staff who see everyone. */
export const readsImport = (reader: Reader, uploadedById: number): boolean => uploadedById === reader.userId || seesEveryone(reader);
