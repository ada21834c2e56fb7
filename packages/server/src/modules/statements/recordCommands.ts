import { defineRecord } from '../../commands/subject.ts';
import { mustSeeEveryone } from '../access/commands.ts';
import { statementRows, statements } from './tables.ts';

/** A statement. It names payments of anyone, so it is for staff who see everyone. */
export const STATEMENT = defineRecord('statement', statements, { scope: (ctx) => mustSeeEveryone(ctx) });

/**
 * A line of a statement. Only the commands of this module lock lines, each before the person whose
 * money it moves.
 */
export const STATEMENT_ROW = defineRecord('statement row', statementRows, { scope: (ctx) => mustSeeEveryone(ctx) });
