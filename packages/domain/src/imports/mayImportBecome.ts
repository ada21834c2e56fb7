import type { ImportState } from './importModes.ts';

/** The states that may follow each state. */
const NEXT: Readonly<Record<ImportState, readonly ImportState[]>> = {
  checking: ['checked'],
  checked: ['checking', 'running'],
  running: ['done', 'failed', 'stopped'],
  done: ['undoing'],
  undoing: ['undone', 'done', 'stopped'],
  undone: [],
  failed: ['undoing'],
  stopped: ['running', 'undoing'],
};

/**
 * Whether an import in a state may pass to another one. A stopped import continues where it was
 * stopped, or is undone.
 *
 * @example mayImportBecome('running', 'stopped') // true
 * @example mayImportBecome('undone', 'running') // false
 */
export const mayImportBecome = (from: ImportState, to: ImportState): boolean => NEXT[from].includes(to);
