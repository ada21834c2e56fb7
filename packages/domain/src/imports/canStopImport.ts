import { IMPORT_WORK_STATES, type ImportState, type ImportWorkState } from './importModes.ts';

/**
 * Whether an import can be stopped: while it is applied or undone.
 *
 * @example canStopImport('running') // true
 * @example canStopImport('checking') // false
 */
export const canStopImport = (state: ImportState): state is ImportWorkState => IMPORT_WORK_STATES.some((one) => one === state);
