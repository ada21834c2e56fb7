import { randomInt } from 'node:crypto';
import { bugReportForm, decideBugReportForm, newTicket, whyNotDecideBugReport } from '@atlas/domain/bugReports';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { type RecordRevision, saveRow, stale } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { mailSecrets, orderMails } from '../notifications/commands.ts';
import { hashSecret } from '../orders/secretCommands.ts';
import { BUG_REPORT } from '../users/bugReportCommands.ts';
import { type BugReport, findReport, insertAnswer, insertReport } from '../users/bugReportRepo.ts';
import { findUserById } from '../users/repo.ts';
import { linkOfReport, newTicketSecret } from './secretCommands.ts';

/** Thirty to the power of six ticket numbers: all tries fail only when nearly all are taken. */
const MAX_TRIES = 20;

/**
 * Stores a report of a member or a visitor, who may leave an address for the answer.
 *
 * @returns its id
 * @throws BAD_USER_INPUT with a message per field, and RATE_LIMITED
 */
export async function reportBug(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const { body, page, browser, email, requestId } = parseForm(bugReportForm, input);
  const { app, session, visitor } = ctx;
  if (session === null) await app.limits.take('bugReportNetwork', ipSubnet(visitor.ip));
  else await app.limits.take('bugReportPerson', String(session.userId));
  return create(ctx, BUG_REPORT, { action: 'reportBug', idempotency }, async ({ tx, at }) => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const ticket = newTicket(randomInt);
      const added = await insertReport(tx, {
        ticket,
        userId: session?.userId ?? null,
        email: session === null && email !== '' ? email : null,
        page,
        browser,
        body,
        requestId: requestId === '' ? null : requestId,
        secretHash: hashSecret(newTicketSecret(app.secret, ticket)),
        createdAt: at,
      });
      if (added !== null) return added;
    }
    throw new Error('No unused ticket number was found');
  });
}

/**
 * Changes the state of a report, answers it, or both. The answer appears on the page of the report
 * and is mailed to the reporter.
 *
 * @throws BAD_USER_INPUT when nothing would change, STALE when it was decided since the revision was
 * read
 */
export async function decideBugReport(ctx: Context, { id, revision }: RecordRevision, input: Input): Promise<void> {
  const { state, answer } = parseForm(decideBugReportForm, input);
  await change(ctx, BUG_REPORT, id, 'decideBugReport', async ({ tx, at, before }) => {
    if (before.revision !== revision) throw stale(BUG_REPORT);
    const why = whyNotDecideBugReport(before.state, { state, answer });
    if (why !== null) throw new UserError('BAD_USER_INPUT', why, { answer: why });
    // An older report gets its link with the first answer.
    const secretHash = before.secretHash ?? hashSecret(newTicketSecret(ctx.app.secret, before.ticket));
    await saveRow(tx, BUG_REPORT, { id, revision }, { state, secretHash });
    if (answer !== '') await answerWithin(ctx, tx, at, before, answer);
  });
}

async function answerWithin(ctx: Context, tx: Db, at: Date, { id, ticket, userId, email }: BugReport, answer: string): Promise<void> {
  const authorId = ctx.actor.userId ?? ctx.source.reader.userId;
  const answerId = await insertAnswer(tx, { reportId: id, authorId, body: answer, createdAt: at });
  const user = userId === null ? null : await findUserById(tx, userId);
  const to = user?.email ?? email;
  if (to === null) return;
  await orderMails(ctx, tx, [
    {
      name: 'bugReportAnswered',
      to,
      userId,
      data: { firstName: user?.firstName ?? '', reportId: id, ticket, answer },
      key: `bug report ${id} answer ${answerId}`,
      notBefore: at,
    },
  ]);
}

mailSecrets('bugReportAnswered', async (app, { reportId }) => {
  const report = await findReport(app.database.db, reportId);
  const path = report ? linkOfReport(app, report) : null;
  return path === null ? null : { path };
});
