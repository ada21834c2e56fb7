import type { Tone } from '@atlas/ui';
import { IMPORT_STATES, type ImportState } from '@atlas/domain/imports';
import { enumWord } from '@atlas/domain/lists';

/** The state that a name in a response stands for. An unknown one offers nothing. */
export const importStateOf = (name: string): ImportState => enumWord(IMPORT_STATES, name) ?? 'checking';

/** The tone of each state. */
export const IMPORT_STATE_TONES: Readonly<Record<ImportState, Tone>> = {
  checking: 'info',
  checked: 'info',
  running: 'info',
  done: 'success',
  undoing: 'info',
  undone: 'neutral',
  failed: 'danger',
  stopped: 'warning',
};

/** Whether an import is being checked, applied or undone. */
export const isAtWork = (state: ImportState): boolean => state === 'checking' || state === 'running' || state === 'undoing';
