import { lineFingerprints, isAccountOf, type StatementReading } from '@atlas/domain/statements';
import type { App } from '../../app.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import type { Db } from '../../db/open.ts';
import { userErrorOf } from '../../commands/constraintErrors.ts';
import { type Context, contextOfJob } from '../../commands/context.ts';
import { UserError } from '../../errors.ts';
import { unseal } from '../../secretBox.ts';
import { readWithSecrets } from '../../secret.ts';
import { readStatement } from '../../sheets/readStatement.ts';
import { StatementFileError } from '../../sheets/statementFileError.ts';
import { received } from '../files/commands.ts';
import { deleteFile } from '../files/repo.ts';
import { matchWithin } from './matchCommands.ts';
import {
  findAtWork,
  findFileOf,
  findMappings,
  addProgress,
  lockRow,
  findStatement,
  findWaitingRows,
  insertRows,
  type Statement,
  updateRow,
  updateStatement,
} from './repo.ts';
import { applyRowWithin, reopenWithin } from './rowCommands.ts';

/** Lines that are written, or taken, at a time. */
const SOME = 500;
/** The first rows that could not be read, for people. */
const SHOWN_PROBLEMS = 100;

/** Does the work on statements that is under way. What another process began and did not finish is continued. */
export async function workOnStatementsUnderWay(app: App, jobId: string, signal?: AbortSignal): Promise<void> {
  for (const statement of await findAtWork(app.database.db)) {
    signal?.throwIfAborted();
    if (statement.state === 'reading') await readOne(app, statement);
    else await decideRows(contextOfJob(app, { id: jobId, userId: statement.workedById }), statement, signal);
  }
}

/** Reads the file of a statement and matches its lines. */
async function readOne(app: App, statement: Statement): Promise<void> {
  const { database } = app;
  const file = await findFileOf(database.db, statement.id);
  if (file === null) return updateStatement(database.db, statement.id, { state: 'failed', problem: 'Send the file again.' });
  let reading: StatementReading;
  try {
    const bytes = await app.storage.read(file.storageKey);
    const tooLarge = () => new UserError('BAD_USER_INPUT', 'This file is too large.');
    reading = await received(bytes, { most: 60_000_000, tooLarge }, async (path) =>
      readStatement({ path, ...passwordOf(app, statement) }, { remembered: await findMappings(database.db) }),
    );
  } catch (error) {
    if (!(error instanceof StatementFileError) && !(error instanceof UserError)) throw error;
    await updateStatement(database.db, statement.id, { state: 'failed', problem: error.message, sealedPassword: null });
    return;
  }
  await database.transaction(async (tx) => {
    const at = app.clock.now();
    const facts = factsOf(reading);
    const problem = accountProblem(statement, reading);
    if (problem !== null) return updateStatement(tx, statement.id, { ...facts, state: 'failed', problem, sealedPassword: null });
    if (reading.source === null) return updateStatement(tx, statement.id, { ...facts, state: 'mapping', problem: null });
    const known = await writeLines(tx, statement, reading);
    await matchWithin(tx, statement.id, at);
    await updateStatement(tx, statement.id, { ...facts, known, state: 'ready', problem: null, sealedPassword: null });
    await deleteFile(tx, file.id, at);
  });
}

/** The password of a file, which is forgotten once it was read. */
function passwordOf({ secret, formerSecrets }: App, { id, sealedPassword }: Statement): { password?: string } {
  if (sealedPassword === null) return {};
  const opened = readWithSecrets({ secret, formerSecrets }, (key) => {
    try {
      return unseal(key, { purpose: 'statement password', owner: String(id) }, sealedPassword).toString('utf8');
    } catch {
      return null;
    }
  });
  return opened === null ? {} : { password: opened };
}

/** Explains why a file is of another account than the chosen one, or returns null. */
function accountProblem({ account }: Statement, { accountNumber }: StatementReading): string | null {
  if (account === '' || accountNumber === null || isAccountOf(accountNumber, [account])) return null;
  return `This file is of the account ${accountNumber}, and not of ${account}. Choose the account, or send its statement.`;
}

/** The facts about a reading, as they are shown. */
function factsOf({ source, headers, headerKey, accountNumber, balance, lines, skipped, problems, sample }: StatementReading) {
  const isBroken = typeof balance === 'object';
  return {
    source,
    headers,
    headerKey,
    accountNumber,
    sample: source === null ? sample.map(({ cells }) => cells) : null,
    balance: isBroken ? ('broken' as const) : balance,
    balanceRow: isBroken ? balance.problemRow : null,
    outgoing: lines.filter(({ direction }) => direction === 'out').length,
    skipped: skipped.length,
    problems: problems.slice(0, SHOWN_PROBLEMS),
    problemCount: problems.length,
  };
}

/** Writes the incoming lines that no statement has yet. @returns the number of those that one has */
async function writeLines(tx: Db, { id, platform, account }: Statement, { lines }: StatementReading): Promise<number> {
  const fingerprints = lineFingerprints(account === '' ? platform : account, lines);
  const rows = lines.flatMap((line, index) =>
    line.direction === 'in'
      ? [
          {
            statementId: id,
            row: line.row,
            fingerprint: fingerprints[index] ?? '',
            reference: line.reference,
            referenceKey: line.isReferenceLost ? null : line.referenceKey,
            description: line.description,
            amountCentavos: line.amountCentavos,
            paidOn: line.paidOn,
            state: 'unmatched' as const,
          },
        ]
      : [],
  );
  let added = 0;
  for (let from = 0; from < rows.length; from += SOME) added += await insertRows(tx, rows.slice(from, from + SOME));
  return rows.length - added;
}

/** Applies, or takes back, the lines that wait: each in a transaction of its own, so that one that is rejected stops no other. */
async function decideRows(ctx: Context, { id, state }: Statement, signal?: AbortSignal): Promise<void> {
  const { database, clock } = ctx.app;
  for (;;) {
    const waiting = await findWaitingRows(database.db, id, SOME);
    if (waiting.length === 0) break;
    let [done, failed] = [0, 0];
    for (const row of waiting) {
      if (signal?.aborted === true) break;
      if (await decideRow(ctx, row.id, state === 'applying')) done++;
      else failed++;
    }
    await addProgress(database.db, id, { done, failed });
    signal?.throwIfAborted();
  }
  await database.transaction(async (tx) => {
    await updateStatement(tx, id, { state: 'ready' });
    const { actor } = ctx;
    const statement = await findStatement(tx, id);
    const after = { done: statement?.done ?? 0, failed: statement?.failed ?? 0 };
    const action = state === 'applying' ? 'appliedStatement' : 'undidStatement';
    await recordAudit(tx, actor, { at: clock.now(), action, subjectType: 'statement', subjectId: id, after });
  });
}

/** @returns whether it was done */
async function decideRow(ctx: Context, id: number, isApplied: boolean): Promise<boolean> {
  try {
    await ctx.app.database.transaction(async (tx) => {
      const at = ctx.app.clock.now();
      const row = await lockRow(tx, id);
      if (row === null || !row.waits) return;
      await (isApplied ? applyRowWithin(ctx, tx, at, row) : reopenWithin(ctx, tx, at, row));
      const after = { state: isApplied ? 'applied' : 'exact' };
      await recordAudit(tx, ctx.actor, {
        at,
        action: isApplied ? 'applyStatementRow' : 'reopenStatementRow',
        subjectType: 'statement row',
        subjectId: id,
        before: { state: row.state },
        after,
      });
    });
    return true;
  } catch (error) {
    const rejection = error instanceof UserError ? error : userErrorOf(error);
    if (rejection === null) throw error;
    await updateRow(ctx.app.database.db, id, { waits: false, problem: rejection.message });
    return false;
  }
}
