import type { ExportedList } from './commands/exportedList.ts';
import { EXPORTS } from './registry/exports.ts';

/** Every list that can be exported. */
export const EXPORTED_LISTS: readonly ExportedList[] = EXPORTS;

/**
 * The export of a list by the name of its field; null for an unknown name, which another version
 * may have written.
 */
export const exportedListNamed = (name: string): ExportedList | null => EXPORTED_LISTS.find(({ list }) => list.name === name) ?? null;
