import type { Log } from '../log.ts';
import type { StatementEnded } from './pool.ts';

/** So much of a statement says which one it is; an insert of a thousand rows is far longer. */
const MOST_CHARACTERS = 2000;

/**
 * Logs statements that took longer than `ms`, as a warning with the name of the plan, the text with its placeholders, and the duration. Values
 * are never among it: what people wrote has no place in a log.
 */
export const logSlowStatements =
  (log: Log, ms: number): StatementEnded =>
  (text, name, took) => {
    if (took > ms) log.warn({ statement: name, text: text.slice(0, MOST_CHARACTERS), ms: Math.round(took) }, 'a slow statement');
  };
