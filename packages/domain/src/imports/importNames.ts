import type { ImportMode, ImportOutcome, ImportRowState, ImportState } from './importModes.ts';
import type { UploadKind } from './templates.ts';

/** The names of the kinds. */
export const UPLOAD_KIND_NAMES: Readonly<Record<UploadKind, string>> = { members: 'Members', groups: 'Groups', courses: 'Courses' };

/** The modes of an import of members, with their effect. Groups and courses are only added. */
export const IMPORT_MODE_CHOICES: readonly { readonly value: ImportMode; readonly label: string; readonly description: string }[] = [
  { value: 'create', label: 'New people only', description: 'Rows of people who have an account are skipped.' },
  {
    value: 'upsert',
    label: 'New and existing people',
    description: 'People are found by Tribe ID, otherwise by email. An empty cell leaves a value as it is.',
  },
  {
    value: 'update',
    label: 'Existing people only',
    description: 'Rows of people without an account are skipped. An empty cell leaves a value as it is.',
  },
];

/** The names of the states of an import. */
export const IMPORT_STATE_NAMES: Readonly<Record<ImportState, string>> = {
  checking: 'Being checked',
  checked: 'Checked',
  running: 'Being applied',
  done: 'Applied',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Ended early',
  stopped: 'Stopped',
};

/** The names of what the check expects of a row. */
export const IMPORT_OUTCOME_NAMES: Readonly<Record<ImportOutcome, string>> = {
  create: 'New',
  change: 'Changed',
  skip: 'Skipped',
  problem: 'Problem',
};

/** The names of the results of a row. */
export const IMPORT_ROW_STATE_NAMES: Readonly<Record<ImportRowState, string>> = {
  waiting: 'Waiting',
  applied: 'Applied',
  failed: 'Failed',
  skipped: 'Skipped',
  undone: 'Undone',
  kept: 'Kept',
};
