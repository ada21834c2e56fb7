import { matchRoute, routePath } from '@atlas/domain/navigation';
import { stringifySetCookie } from 'cookie';
import type { Context } from '../commands/context.ts';
import { findReportByKey, ticketCookie } from '../modules/bugReports/secretCommands.ts';
import type { Exchange } from './auth.ts';

/** How long a browser keeps the secret of a bug report, in seconds. */
const HELD_SECONDS = 120 * 86_400;

/**
 * Moves the secret in the address of a bug report to a cookie of its page.
 *
 * @returns the address without the secret; null for one that has none or a wrong one
 */
export async function holdTicket({ res, url, secure }: Exchange, context: Context): Promise<string | null> {
  if (matchRoute(url.pathname)?.route.name !== 'bugReport') return null;
  const key = url.searchParams.get('ticket');
  if (key === null || !key.includes('.')) return null;
  const found = await findReportByKey(context, key);
  if (found === null) return null;
  const { ticket } = found.report;
  const path = routePath('bugReport');
  const cookie = { name: ticketCookie(ticket), value: found.secret, path, maxAge: HELD_SECONDS, httpOnly: true, secure } as const;
  res.appendHeader('set-cookie', stringifySetCookie({ ...cookie, sameSite: 'lax' }, { encode: (text) => text }));
  return routePath('bugReport', { ticket });
}
