import { readTicketKey } from '@atlas/domain/bugReports';
import { routePath } from '@atlas/domain/navigation';
import type { App } from '../../app.ts';
import type { Context } from '../../commands/context.ts';
import { deriveSecret, readWithSecrets } from '../../secret.ts';
import { isSecret } from '../orders/secretCommands.ts';
import { type BugReport, findReportByTicket } from '../users/bugReportRepo.ts';

// The secret of a report is derived from its ticket number, so that its link can be mailed later. The
// database has the hash only.

/** The characters of a secret: 192 bits. */
const LENGTH = 32;

/** The secret of the report with a ticket number. */
export const newTicketSecret = (secret: Buffer, ticket: string): string =>
  deriveSecret(secret, 'bug report', Buffer.from(ticket)).toString('base64url').slice(0, LENGTH);

/** The cookie with the secret of a report. */
export const ticketCookie = (ticket: string): string => `ticket-${ticket}`;

/** The secret of a report, for its own link; null for a report without one. */
export function secretOfReport(
  app: Pick<App, 'secret' | 'formerSecrets'>,
  { ticket, secretHash }: Pick<BugReport, 'ticket' | 'secretHash'>,
): string | null {
  if (secretHash === null) return null;
  return readWithSecrets(app, (secret) => {
    const one = newTicketSecret(secret, ticket);
    return isSecret(one, secretHash) ? one : null;
  });
}

/** The page of a report, which opens in any browser; null for a report without a secret. */
export function linkOfReport(app: Pick<App, 'secret' | 'formerSecrets'>, report: Pick<BugReport, 'ticket' | 'secretHash'>): string | null {
  const secret = secretOfReport(app, report);
  return secret === null ? null : routePath('bugReport', { ticket: `${report.ticket}.${secret}` });
}

/**
 * The report that a key opens: with its secret, or with the secret that the browser keeps.
 *
 * @returns null for a wrong key
 */
export async function findReportByKey(ctx: Context, key: string): Promise<{ report: BugReport; secret: string } | null> {
  const read = readTicketKey(key);
  const secret = read === null ? undefined : (read.secret ?? ctx.visitor.held?.get(ticketCookie(read.ticket)));
  if (read === null || secret === undefined) return null;
  const report = await findReportByTicket(ctx.source.db, read.ticket);
  return report !== null && report.secretHash !== null && isSecret(secret, report.secretHash) ? { report, secret } : null;
}
