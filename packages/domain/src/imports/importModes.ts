/**
 * The modes of an import: new records only; matched by Tribe ID, otherwise by email; existing
 * records only. An empty cell never removes a value. Product decision §13.
 */
export const IMPORT_MODES = ['create', 'upsert', 'update'] as const;

export type ImportMode = (typeof IMPORT_MODES)[number];

/** The states of an import, in the order in which it passes them. */
export const IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed', 'stopped'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/** The states in which an import writes records. It can be stopped in them, and continues in them. */
export const IMPORT_WORK_STATES = ['running', 'undoing'] as const;

export type ImportWorkState = (typeof IMPORT_WORK_STATES)[number];

/** The states of a row of an import. */
export const IMPORT_ROW_STATES = ['waiting', 'applied', 'failed', 'skipped', 'undone', 'kept'] as const;

export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

/** The outcomes that a check expects of a row. */
export const IMPORT_OUTCOMES = ['create', 'change', 'skip', 'problem'] as const;

export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
