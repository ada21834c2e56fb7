import { fileName } from '@atlas/domain/files';
import { MAX_STATEMENT_BYTES, statementForm, statementMapping } from '@atlas/domain/statements';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { UserError } from '../../errors.ts';
import { seal } from '../../secretBox.ts';
import { mustSeeEveryone } from '../access/commands.ts';
import { seesEveryone } from '../access/scopes.ts';
import { noSuchFile, registerFileOwner } from '../files/commands.ts';
import { workOnStatements } from './jobs.ts';
import { STATEMENT } from './recordCommands.ts';
import { findFileOf, insertStatement, markRows, saveMapping, type Statement, updateStatement } from './repo.ts';
import { statements } from './tables.ts';

registerFileOwner('statementId', {
  // A job reads the file and deletes it. No one opens it.
  assertReadable: (ctx) => {
    ctx.signedIn();
    throw noSuchFile();
  },
  table: statements,
  purposes: {
    statement: {
      kinds: 'any',
      mostBytes: MAX_STATEMENT_BYTES,
      isPrivate: true,
      uploadedBy: [{ who: 'staff', page: 'studentPaymentDetails', allows: (ctx) => Promise.resolve(seesEveryone(ctx.signedIn().reader)) }],
    },
  },
});

/** Begins a statement, before its file is sent. @returns its id */
export const createStatement = (ctx: Context, input: Input): Promise<number> => {
  const { fileName: name, ...values } = parseForm(statementForm, input);
  mustSeeEveryone(ctx);
  return create(ctx, STATEMENT, 'createStatement', ({ tx, at }) =>
    insertStatement(tx, { ...values, fileName: fileName(name), uploadedById: ctx.signedIn().session.userId, createdAt: at }),
  );
};

/** A statement whose work is over, so that other work may begin. */
function mustRest({ state }: Statement): void {
  if (state === 'reading' || state === 'applying' || state === 'undoing')
    throw new UserError('CONFLICT', 'This statement is being worked on. Wait until that is done.');
}

/**
 * Reads the file of a statement, by a job. The meaning of its columns is remembered for files with
 * the same header.
 *
 * @throws CONFLICT before the file arrived, BAD_USER_INPUT for columns that cannot be
 */
export const readStatementFile = (
  ctx: Context,
  id: number,
  { password, mapping }: { password?: string | null | undefined; mapping?: unknown },
): Promise<void> =>
  change(ctx, STATEMENT, id, 'readStatement', async ({ tx, at, before }) => {
    mustRest(before);
    if ((await findFileOf(tx, id)) === null) throw new UserError('CONFLICT', 'Send the file first.');
    if (mapping != null) {
      const read = statementMapping.safeParse(mapping);
      if (!read.success) throw new UserError('BAD_USER_INPUT', read.error.issues[0]?.message ?? 'Choose the columns again.');
      if (before.headerKey === null) throw new UserError('CONFLICT', 'Read the file first.');
      await saveMapping(tx, { headerKey: before.headerKey, mapping: read.data, savedById: ctx.signedIn().session.userId, createdAt: at });
    }
    const sealed =
      password == null || password === ''
        ? null
        : seal(ctx.app.secret, { purpose: 'statement password', owner: String(id) }, Buffer.from(password));
    await updateStatement(tx, id, { state: 'reading', problem: null, ...(sealed && { sealedPassword: sealed }) });
    ctx.app.queues.wake(tx, workOnStatements);
  });

/** Applies the exact lines of a statement, by a job. @throws CONFLICT when there are none */
export const applyStatement = (ctx: Context, id: number, idempotency?: Idempotency): Promise<void> =>
  beginWork(ctx, id, { action: 'applyStatement', state: 'applying', from: 'exact', none: 'No line matches exactly.' }, idempotency);

/** Takes back everything that was applied from a statement, by a job. @throws CONFLICT when there is nothing */
export const undoStatement = (ctx: Context, id: number, idempotency?: Idempotency): Promise<void> =>
  beginWork(ctx, id, { action: 'undoStatement', state: 'undoing', from: 'applied', none: 'Nothing was applied.' }, idempotency);

const beginWork = (
  ctx: Context,
  id: number,
  work: { action: string; state: 'applying' | 'undoing'; from: 'exact' | 'applied'; none: string },
  idempotency?: Idempotency,
): Promise<void> =>
  change(ctx, STATEMENT, id, { action: work.action, idempotency }, async ({ tx, before }) => {
    mustRest(before);
    const toDo = await markRows(tx, id, work.from);
    if (toDo === 0) throw new UserError('CONFLICT', work.none);
    await updateStatement(tx, id, { state: work.state, toDo, done: 0, failed: 0, workedById: ctx.signedIn().session.userId });
    ctx.app.queues.wake(tx, workOnStatements);
  });
