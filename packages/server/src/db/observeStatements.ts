import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { StatementEnded } from './pool.ts';

/**
 * The part of a statement that is logged. It suffices to identify it; an insert of a thousand rows
 * is far longer.
 */
const MAX_CHARACTERS = 2000;

/**
 * Counts every statement, and logs those slower than `slowMs` as a warning with the name of the
 * plan, the text with its placeholders, and the duration. Values are never included, because
 * personal data must not reach a log.
 */
export const observeStatements =
  (log: Log, metrics: Metrics, slowMs: number): StatementEnded =>
  (text, name, ms) => {
    metrics.statement(ms / 1000);
    if (ms > slowMs) log.warn({ statement: name, text: text.slice(0, MAX_CHARACTERS), ms: Math.round(ms) }, 'a slow statement');
  };
